import { getPhotoOptionPrices } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  type FrameConfiguration,
  groupOf,
  localised,
  materialOf,
  optionOf,
  type Price,
  priceFrame,
  subtractMoney,
  toDisplayMoney,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { refuseConfiguration } from './configuration-refusal.ts'
import { requestedConfiguration } from './requested-configuration.ts'

export const getPhotoOptionPricesRoute = route(
  getPhotoOptionPrices,
  schemas.getPhotoOptionPrices,
  (context, { query: { optionType, optionTypeGroup, ...input } }) => {
    const { catalogue, shop, translate } = context
    const requested = requestedConfiguration(catalogue, input, shop)
    if (!requested.ok) return refuseConfiguration(requested.problems, translate)
    const { configuration } = requested
    const offered = offeredGroups(context, configuration)
    const unknown = (field: string, value: string) =>
      refuse('invalid-configuration', {
        errors: { [field]: [translate('problem.option-not-for-material', { value })] },
      })
    if (optionTypeGroup !== undefined && !offered.some(({ group }) => group === optionTypeGroup))
      return unknown('optionTypeGroup', optionTypeGroup)
    if (optionType !== undefined && !offered.some(({ values }) => values.includes(optionType)))
      return unknown('optionType', optionType)

    const groups = offered
      .filter(({ group }) => optionTypeGroup === undefined || group === optionTypeGroup)
      .map(offer => ({
        optionTypeGroup: offer.group,
        name: localised(groupOf(catalogue, offer.group)?.name ?? withoutLabel(offer.group), shop.locale),
        options: optionPrices(context, configuration, offer).filter(
          option => optionType === undefined || option.optionType === optionType,
        ),
      }))
    return success({
      materialType: configuration.materialType,
      formatType: configuration.formatType,
      groups: groups.filter(({ options }) => options.length > 0),
    })
  },
  { isPublic: true, about: 'photo-frame' },
)

type Offer = ReturnType<typeof offeredGroups>[number]

/** The option groups of the material that are compatible with the rest of the configuration. */
const offeredGroups = ({ catalogue }: CallContext, { materialType, optionTypes }: FrameConfiguration) =>
  materialOf(catalogue, materialType).options.filter(({ values }) =>
    optionTypes.some(value => values.includes(value)),
  )

function optionPrices(context: CallContext, configuration: FrameConfiguration, offer: Offer) {
  const { catalogue, shop, log } = context
  const base = priceWith(context, configuration, offer, offer.default)
  if (!base) {
    const fields = { materialType: configuration.materialType, group: offer.group }
    log.error({ key: 'error-no-default-option-for-material-type', ...fields }, 'default option unavailable')
    return []
  }
  return offer.values.flatMap(value => {
    const price = priceWith(context, configuration, offer, value)
    if (!price) return []
    return [
      {
        optionType: value,
        name: localised(optionOf(catalogue, value)?.value.name ?? withoutLabel(value), shop.locale),
        isDefault: value === offer.default,
        price: toDisplayMoney(subtractMoney(price.current, base.current), shop.locale),
      },
    ]
  })
}

function priceWith(
  { catalogue, priceBook, shop, now }: CallContext,
  configuration: FrameConfiguration,
  { values }: Offer,
  value: string,
): Price | undefined {
  const optionTypes = configuration.optionTypes.map(own => (values.includes(own) ? value : own))
  const price = priceFrame(priceBook, catalogue, { ...configuration, optionTypes }, shop, { at: now })
  return price.ok ? price : undefined
}

/** Fallback for the types only: a validated catalogue names everything it refers to. */
const withoutLabel = (id: string) => ({ de: id, en: id })
