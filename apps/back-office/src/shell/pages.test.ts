import { expect, test } from 'vitest'
import { APP_PATHS } from '../server/index.ts'
import { PAGES, SERVER_PAGES } from './pages.ts'

test('pages of the navigation open by their own address, beside those of the server', () => {
  const address = ({ to }: { to: string }) => `/_operations${to}`.replace(/\/$/, '')
  expect(PAGES.map(address).filter(one => !APP_PATHS.includes(one))).toEqual([])
  expect(SERVER_PAGES.map(address).filter(one => APP_PATHS.includes(one))).toEqual([])
})
