import { expect, it } from 'vitest'
import { catalogue } from '../catalogue/catalogue.fixture.ts'
import { CHANNELS } from '../shop/channels.ts'
import { isSoldBy } from './product-paths.ts'

it.each([
  ['calendar', 'calendar'],
  ['card', 'card'],
  ['collage', 'collage'],
  ['photobook', 'photobook'],
  ['photobox', 'photobox'],
  ['photobox', 'photoprint'],
] as const)('the designer of a %s is where the catalogue sells a %s', (configurator, kind) => {
  const channels = CHANNELS.filter(channel => isSoldBy(channel, configurator))
  expect(channels).toEqual(CHANNELS.filter(channel => catalogue.products[kind]?.channels.includes(channel)))
})
