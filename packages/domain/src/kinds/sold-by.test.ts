import { expect, it } from 'vitest'
import { catalogue } from '../catalogue/catalogue.fixture.ts'
import { CHANNELS } from '../shop/channels.ts'
import { ARTICLE_KINDS } from './lists.ts'
import { designerOf, isSoldBy } from './registry.ts'

it.each(ARTICLE_KINDS)('a %s and its designer are where the catalogue sells it', kind => {
  const definition = catalogue.products[kind as keyof typeof catalogue.products]
  const channels = CHANNELS.filter(channel => isSoldBy(channel, kind))
  const designer = designerOf(kind)
  if (definition) expect(channels).toEqual(CHANNELS.filter(channel => definition.channels.includes(channel)))
  if (designer) expect(CHANNELS.filter(channel => isSoldBy(channel, designer))).toEqual(channels)
})
