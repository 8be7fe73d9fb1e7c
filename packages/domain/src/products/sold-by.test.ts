import { expect, it } from 'vitest'
import { catalogue } from '../catalogue/catalogue.fixture.ts'
import { CHANNELS } from '../shops/channels.ts'
import { PRODUCT_KINDS } from './lists.ts'
import { designableKindFor, isSoldInChannel } from './registry.ts'

it.each(PRODUCT_KINDS)('a %s and its designer are where the catalogue sells it', kind => {
  const definition = catalogue.products[kind as keyof typeof catalogue.products]
  const channels = CHANNELS.filter(channel => isSoldInChannel(channel, kind))
  const designer = designableKindFor(kind)
  if (definition) expect(channels).toEqual(CHANNELS.filter(channel => definition.channels.includes(channel)))
  if (designer) expect(CHANNELS.filter(channel => isSoldInChannel(channel, designer))).toEqual(channels)
})
