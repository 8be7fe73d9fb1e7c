import { type ConfigurationOf, definitionOf, formatMoney, localised, money } from '@passepartout/domain'
import { shownMoney } from '../modules/prices/index.ts'
import type { ApiKind } from './api-kind.ts'

export const giftVoucher: ApiKind<ConfigurationOf<'gift-voucher'>> = {
  name: ({ shop: { currency, locale }, translate }, { amount }) => [
    translate('article.gift-voucher', { amount: formatMoney(money(amount, currency), locale) }),
  ],
  describe({ catalogue, shop, translate }, voucher, currency) {
    const amount = shownMoney(money(voucher.amount, currency), shop.locale).text
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
    ]
  },
  link: () => null,
  look: ({ shop }, { amount }, currency) => ({
    picture: null,
    swatch: null,
    aspect: null,
    worth: shownMoney(money(amount, currency), shop.locale),
  }),
  tidied: voucher => ({ ...voucher, message: tidiedMessage(voucher.message) }),
  failureKey: 'error-add-voucher',
}

const INVISIBLE = /(?![\n\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu

/**
 * What somebody wrote on a voucher as it is printed: one kind of line end, no empty lines around it, and nothing that
 * cannot be seen, such as signs that turn the writing around. The joiner of emoji stays.
 */
export const tidiedMessage = (message: string): string =>
  message
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .split('\n')
    .map(line => line.trimEnd())
    .join('\n')
    .trim()
