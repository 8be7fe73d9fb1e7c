import { getCalendarPrice } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  type CalendarConfiguration,
  calendarChoices,
  calendarDefinition,
  normaliseProduct,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { named } from '../listing/index.ts'
import {
  pricePartLabels,
  priceProductForShop,
  pricesByChoice,
  refuseConfiguration,
  requestedProduct,
  toChoicePayloads,
  toPricePayload,
} from '../prices/index.ts'
import { calendarLink } from './calendar-link.ts'

const PARTS = {
  format: 'calendar-formats',
  paper: 'photobook-papers',
  refinement: 'refinements',
  accessory: 'card-accessory-types',
} as const

export const getCalendarPriceRoute = route(
  getCalendarPrice,
  schemas.getCalendarPrice,
  async (context, { query: { amount = 1, designGroupId, designId, ...input } }) => {
    const { catalogue, shop, translate } = context
    const asked = requestedProduct(context, 'calendar', input)
    if (!asked.ok) return refuseConfiguration(asked.problems, translate)
    const price = await priceProductForShop(context, asked.configuration, amount)
    if (!price.ok) return refuseConfiguration(price.problems, translate)
    const { kind: _kind, ...configuration } = asked.configuration
    return success({
      configuration,
      ...toPricePayload(price, shop, pricePartLabels(catalogue, shop, PARTS)),
      choices: choicesFor(context, asked.configuration, amount),
      designerUrl: calendarLink(context, { ...configuration, designGroupId, designId, amount }),
    })
  },
  { isPublic: true },
)

function choicesFor(context: CallContext, configuration: CalendarConfiguration, amount: number) {
  const { catalogue, shop, translate, now } = context
  const complete = (changed: CalendarConfiguration) =>
    normaliseProduct(catalogue, 'calendar', { ...changed }, shop, now).configuration
  const priceWith = pricesByChoice(context, configuration, amount, complete)
  const choices = calendarChoices(catalogue, configuration, shop)
  const shown = (
    field: 'calendarType' | 'formatType' | 'mountingType' | 'paperType' | 'refinementType',
    group: Parameters<typeof named>[1],
  ) =>
    toChoicePayloads<string>(
      choices[field],
      translate,
      value => named(context, group)(value).name,
      shop,
      priceWith(field),
    )
  return {
    calendarType: shown('calendarType', 'calendar-types'),
    formatType: shown('formatType', 'calendar-formats'),
    mountingType: shown('mountingType', 'calendar-mountings'),
    paperType: shown('paperType', 'photobook-papers'),
    refinementType: shown('refinementType', 'refinements'),
    accessoryTypes: choices.accessoryTypes.map(named(context, 'card-accessory-types')),
    years: choices.years,
    amount: calendarDefinition(catalogue).quantity,
  }
}
