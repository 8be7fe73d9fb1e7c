import {
  type ConfigurationOf,
  DAY_MS,
  dayInZone,
  definitionOf,
  formatMoney,
  LAB_TIME_ZONE,
  localised,
  money,
  toDisplayMoney,
} from '@passepartout/domain'
import { toDisplayDay } from '../display-times.ts'
import type { ApiKindAdapter, TranslationContext } from './api-kind-adapter.ts'

const MOST_DAYS_AHEAD = 366

/** The last day on which a voucher bought now can be sent. */
export const lastVoucherSendDay = (now: Date): string =>
  dayInZone(LAB_TIME_ZONE, new Date(now.getTime() + MOST_DAYS_AHEAD * DAY_MS))

/** Designs of a voucher, the default first. */
const DESIGNS = ['framed', 'plain', 'full'] as const

export const voucherDesignsIn = ({ translate }: Pick<TranslationContext, 'translate'>) =>
  DESIGNS.map(value => ({ value, name: translate(`line.voucher-${value}`) }))

export const giftVoucher: ApiKindAdapter<ConfigurationOf<'gift-voucher'>> = {
  name: ({ shop: { currency, locale }, translate }, { amount }) => [
    translate('article.gift-voucher', { amount: formatMoney(money(amount, currency), locale) }),
  ],
  describe({ catalogue, shop, translate }, voucher, currency) {
    const amount = toDisplayMoney(money(voucher.amount, currency), shop.locale).text
    const { deliveries } = definitionOf(catalogue, 'gift-voucher')
    const delivery = deliveries.find(({ id }) => id === voucher.delivery)
    return [
      {
        label: translate('frame.label.product'),
        value: translate('article.gift-voucher', { amount }),
      },
      ...(delivery
        ? [{ label: translate('cart.label.delivery'), value: localised(delivery.name, shop.locale) }]
        : []),
      ...(voucher.design
        ? [{ label: translate('line.voucher-design'), value: translate(`line.voucher-${voucher.design}`) }]
        : []),
      ...(voucher.sendOn
        ? [{ label: translate('line.voucher-send-on'), value: toDisplayDay(voucher.sendOn, shop).text }]
        : []),
    ]
  },
  link: () => null,
  look: ({ shop }, { amount, design = DESIGNS[0] }, currency) => ({
    picture: null,
    swatch: null,
    aspect: null,
    worth: toDisplayMoney(money(amount, currency), shop.locale),
    design,
  }),
  tidied: voucher => ({ ...voucher, message: normaliseVoucherMessage(voucher.message) }),
  problems: ({ sendOn }, now) =>
    sendOn !== undefined && sendOn > lastVoucherSendDay(now)
      ? [{ field: 'sendOn', code: 'day-too-far', value: sendOn }]
      : [],
  failureKey: 'error-add-voucher',
}

const INVISIBLE = /(?![\n\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu

/**
 * Normalises a voucher message for print: uniform line breaks, no empty lines around it, and no invisible characters,
 * such as those that reverse the writing direction. The joiner of emoji is preserved.
 */
export const normaliseVoucherMessage = (message: string): string =>
  message
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .split('\n')
    .map(line => line.trimEnd())
    .join('\n')
    .trim()
