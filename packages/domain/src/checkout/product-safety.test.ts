import { describe, expect, it } from 'vitest'
import { CHANNELS } from '../shops/channels.ts'
import { PRODUCT_SAFETY, productSafetyEntries } from './product-safety.ts'

describe('product safety', () => {
  it.each(CHANNELS)('is told of every kind that %s sells, each with an id of its own', channel => {
    const models = productSafetyEntries(channel).map(kind => PRODUCT_SAFETY[kind].model)
    expect(models.every(model => /^[A-Z]{2}$/.test(model))).toBe(true)
    expect(new Set(models).size).toBe(models.length)
  })

  it('leaves wall art to passepartout', () => {
    expect(productSafetyEntries('kartenliebe')).not.toContain('photo-frame')
    expect(productSafetyEntries('passepartout')).toContain('photo-frame')
  })
})
