import { CURRENCIES } from '../../shops/locales.ts'
import type { DataPathProblem, KindData } from '../kind-data-loaders.ts'
import { repeatedIds } from '../shared/limits-schema.ts'
import {
  type GiftVoucherDefinition,
  type GiftVoucherPrices,
  giftVoucherConfigurationSchema,
  giftVoucherDefinitionSchema,
  giftVoucherPricesSchema,
} from './schema.ts'

export const giftVoucherData: KindData<GiftVoucherPrices, GiftVoucherDefinition> = {
  configuration: giftVoucherConfigurationSchema,
  pageFields: {
    amount: 'word',
    freeAmount: 'word',
    delivery: 'word',
    quantity: /^(?:\d{1,6}|sample)$/,
  },
  files: 'gift-vouchers',
  definition: { schema: giftVoucherDefinitionSchema, check: checkDefinition },
  prices: { schema: giftVoucherPricesSchema, check: () => [] },
  campaignIds: () => [],
}

function checkDefinition({
  amounts,
  freeAmount,
  initial,
  deliveries,
}: GiftVoucherDefinition): DataPathProblem[] {
  return [
    ...repeatedIds(
      'deliveries',
      deliveries.map(({ id }) => id),
    ),
    ...CURRENCIES.flatMap(currency => {
      const { min, max, step } = freeAmount[currency]
      const rising = amounts[currency].every((amount, index, all) => amount > (all[index - 1] ?? 0))
      return [
        ...(rising ? [] : [{ path: `amounts.${currency}`, message: 'must rise' }]),
        ...(min <= max && min % step === 0 && max % step === 0
          ? []
          : [{ path: `freeAmount.${currency}`, message: 'must begin and end on a whole step' }]),
        ...(amounts[currency].includes(initial[currency])
          ? []
          : [{ path: `initial.${currency}`, message: 'is not among the amounts' }]),
      ]
    }),
  ]
}
