import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** Those of `tools/bootstrap/builds.mjs`. */
const BUILD_NAMES = ['storefront', 'designer', 'back-office']

const FIXTURE = fileURLToPath(new URL('./wait-for-build.fixture.ts', import.meta.url))

test('a shop that was told before it listened goes on, and is held by nothing', async () => {
  const shop = fork(FIXTURE, ['late'])
  for (const name of BUILD_NAMES) shop.send(name)
  expect(await once(shop, 'exit')).toEqual([0, null])
})

test('a shop that is told later goes on, and is held by nothing', async () => {
  const shop = fork(FIXTURE)
  await once(shop, 'message')
  for (const name of BUILD_NAMES) shop.send(name)
  expect(await once(shop, 'exit')).toEqual([0, null])
})

test('a shop opens once its pages are built, before its designer is', async () => {
  const shop = fork(FIXTURE)
  await once(shop, 'message')
  shop.send('storefront')
  expect(await once(shop, 'message')).toEqual(['opens', undefined])
  for (const name of BUILD_NAMES.filter(one => one !== 'storefront')) shop.send(name)
  expect(await once(shop, 'exit')).toEqual([0, null])
})

test('a shop does not wait for a starter that is gone', async () => {
  const shop = fork(FIXTURE)
  await once(shop, 'message')
  shop.disconnect()
  expect(await once(shop, 'exit')).toEqual([3, null])
})

test('a shop whose starter goes before the designer is built fails nobody who did not ask for it', async () => {
  const shop = fork(FIXTURE, ['unasked'])
  await once(shop, 'message')
  shop.send('storefront')
  expect(await once(shop, 'message')).toEqual(['opens', undefined])
  shop.disconnect()
  expect(await once(shop, 'exit')).toEqual([0, null])
})
