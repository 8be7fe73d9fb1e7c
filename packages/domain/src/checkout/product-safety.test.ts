import { describe, expect, it } from 'vitest'
import { DESIGNABLE_KINDS } from '../products/lists.ts'
import { isSoldInChannel } from '../products/registry.ts'
import { CHANNELS } from '../shops/channels.ts'
import { productSafetyEntries } from './product-safety.ts'

describe('product safety', () => {
  it.each(CHANNELS)('is told of every kind that %s sells, each with an id of its own', channel => {
    const entries = productSafetyEntries(channel)
    expect(entries.map(({ kind }) => kind)).toEqual([
      ...DESIGNABLE_KINDS.filter(kind => isSoldInChannel(channel, kind)),
      'accessory',
    ])
    const models = entries.map(({ model }) => model)
    expect(models.every(model => /^[A-Z]{2}$/.test(model))).toBe(true)
    expect(new Set(models).size).toBe(models.length)
  })

  it('leaves wall art to passepartout', () => {
    const kindsIn = (channel: (typeof CHANNELS)[number]) =>
      productSafetyEntries(channel).map(({ kind }) => kind)
    expect(kindsIn('kartenliebe')).not.toContain('photo-frame')
    expect(kindsIn('passepartout')).toContain('photo-frame')
  })
})
