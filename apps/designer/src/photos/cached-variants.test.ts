import { expect, test } from 'vitest'
import type { TrayPhoto } from '../state/design-state.ts'
import { cachedVariants } from './cached-variants.ts'

const photo = (id: string, tiers: TrayPhoto['tiers']): TrayPhoto => ({
  ...{ id, name: id, width: 40, height: 30, source: 'upload', notices: [], tiers },
})

test('a photo of the tray shows its own files, before those of a sample of the same name', () => {
  const state = { tray: [photo('a', { 160: 'blob:a' })], samples: [photo('a', { 640: '/sample' })] }
  const tiers = cachedVariants({ get: () => state })
  expect(tiers('a')).toEqual({ 160: 'blob:a' })
  state.tray = [photo('a', { 160: 'blob:a', 2048: 'blob:large' })]
  expect(tiers('a')).toEqual({ 160: 'blob:a', 2048: 'blob:large' })
})

test('a photo that the tray does not know yet is asked of the server, one of another device’s file of nobody', () => {
  const tiers = cachedVariants({ get: () => ({ tray: [], samples: [] }) })
  expect(tiers('b')[160]).toBe('/web-api/photos/b/preview?size=160')
  expect(tiers('b')).toBe(tiers('b'))
  expect(tiers('local-1')).toEqual({})
})
