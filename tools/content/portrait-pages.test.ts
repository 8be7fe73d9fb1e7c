import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FLAGS } from '@passepartout/domain'
import { expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'
import { listFiles } from '../check/sources.ts'

test('pages lead to the portrait experiment on poster and canvas', () => {
  const stories = listFiles(root, ['content/passepartout']).filter(file => file.endsWith('.json'))
  const links = stories.flatMap(file => [
    ...readFileSync(join(root, file), 'utf8').matchAll(/"story:wandbilder\/(\w+)\?[^"]*themeId=[^"]+"/g),
  ])
  const isAlive = 'theme-portrait-format' in FLAGS
  expect(new Set(links.map(([, material]) => material))).toEqual(
    new Set(isAlive ? ['poster', 'leinwand'] : []),
  )
})
