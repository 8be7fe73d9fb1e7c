import fc from 'fast-check'
import { catalogue } from '../../catalogue/catalogue.fixture.ts'
import { formatsOf, withOrientation } from '../../catalogue/formats.ts'
import type { Shop } from '../../shops/shop.ts'
import type { FrameConfiguration, FrameConfigurationInput } from './configuration.ts'

const optionIds = catalogue.options.flatMap(({ values }) => values.map(({ id }) => id))
const frameIds = catalogue.frames.flatMap(({ id, finishes }) => [id, ...finishes.map(finish => finish.id)])
const noise = fc.oneof(
  fc.string(),
  fc.constantFrom('__proto__', 'constructor', 'toString', '', '0x0', '600x400'),
)

/** Input that a customer, a crawler or an attacker may send. */
export const arbitraryInput: fc.Arbitrary<FrameConfigurationInput> = fc.record(
  {
    materialType: fc.oneof(fc.constantFrom(...catalogue.materials.map(({ id }) => id)), noise),
    formatType: fc.oneof(
      noise,
      fc
        .tuple(fc.integer({ min: 0, max: 7000 }), fc.integer({ min: 0, max: 4000 }))
        .map(([w, h]) => `${w}x${h}`),
      fc.constantFrom('600x400', '400x600', '1800x1200', '200x200', '610x406'),
    ),
    optionTypes: fc.array(fc.oneof(fc.constantFrom(...optionIds), noise), { maxLength: 8 }),
    frameType: fc.oneof(fc.constantFrom(...frameIds), noise),
    matType: fc.oneof(fc.constantFrom('mat-none', 'mat-weiss'), noise),
    matSize: fc.oneof(fc.constantFrom(0, 30, '0', '30', '', 'x'), fc.double()),
  },
  { requiredKeys: [] },
)

/** Configurations of known ids, with one value per option group; many of them cannot be made. */
export function arbitraryConfiguration(shop: Shop): fc.Arbitrary<FrameConfiguration> {
  return fc.constantFrom(...catalogue.materials).chain(material => {
    const listed = formatsOf(catalogue, material, shop)
    const format = fc.oneof(
      fc.constantFrom(...listed, ...listed.map(each => withOrientation(each, 'portrait'))),
      fc
        .tuple(fc.integer({ min: 100, max: 2200 }), fc.integer({ min: 100, max: 1500 }))
        .map(([w, h]) => `${w}x${h}`),
    )
    const options = fc.tuple(...material.options.map(({ values }) => fc.constantFrom(...values)))
    const allowed = catalogue.frames.filter(({ id }) => material.frames.includes(id))
    const frames = allowed.flatMap(({ finishes }) => finishes.map(({ id }) => id))
    const frame = fc.option(fc.constantFrom(...frames, ...catalogue.frames.map(kind => kind.default)), {
      nil: undefined,
    })
    const mat = fc.constantFrom('mat-none', 'mat-weiss')
    return fc
      .tuple(format, options, frame, mat)
      .map(([formatType, chosen, frameType, matType]): FrameConfiguration => {
        const glazed = catalogue.frames.some(kind => kind.glazed && frameType?.startsWith(kind.id))
        const optionTypes = chosen.filter(value => glazed || !value.startsWith('glas-'))
        const base = { materialType: material.id, formatType, optionTypes }
        return frameType === undefined
          ? base
          : { ...base, frameType, matType, matSize: matType === 'mat-none' ? 0 : 30 }
      })
  })
}
