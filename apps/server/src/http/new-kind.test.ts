import { expect, it } from 'vitest'
import { cacheableQuery } from './page-key.ts'

it('the cache keeps what a kind of product says that was added to the registry, and nothing else', () => {
  const query = cacheableQuery('?mugColour=red&handle=left&handle=up&mugColor=red&utm_source=mail')
  expect(String(query)).toBe('handle=left&mugColour=red')
})
