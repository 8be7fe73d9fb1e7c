import { getCalendarPrice, getCardPrice, getPhotobookPrice } from '@passepartout/contracts'
import { describe, expect, test } from 'vitest'
import { useShop } from '../../shop.fixture.ts'

const shop = useShop()

interface Shown {
  configuration: object
  priceCurrent: { amount: number }
  choices: object
}

/** Field, value and announced price difference of every alternative. */
const offers = ({ choices }: Shown) =>
  Object.entries(choices).flatMap(([field, values]) =>
    Array.isArray(values)
      ? values
          .filter(choice => choice.allowed && !choice.chosen)
          .map(choice => ({
            field,
            value: choice.value as string,
            difference: (choice.difference?.amount ?? 0) as number,
          }))
      : [],
  )

describe('what a choice is said to cost more is what it costs more', () => {
  test.each([
    { kind: 'cards', call: getCardPrice, query: { themeId: 'olivenhain', quantity: 60 } },
    { kind: 'calendars', call: getCalendarPrice, query: { amount: 5 } },
    { kind: 'photobooks', call: getPhotobookPrice, query: { amount: 2 } },
  ])('of $kind', async ({ call, query }) => {
    const { client } = shop().visitor({ channel: 'kartenliebe' })
    const ask = (changed: object) =>
      client.call(call as typeof getCardPrice, { query: { ...query, ...changed } })
    const first = await ask({})
    if (!first.ok) throw new Error(JSON.stringify(first.errors))
    const now: Shown = first.payload
    const given = Object.entries(now.configuration).filter(([, value]) => value !== null)

    const charged = []
    for (const { field, value, difference } of offers(now)) {
      const answer = await ask({ ...Object.fromEntries(given), isSample: undefined, [field]: value })
      // Further changes that follow from a choice are compared by the page, not here.
      if (!answer.ok) continue
      const paid = answer.payload.priceCurrent.amount - now.priceCurrent.amount
      charged.push({ field, value, difference, paid })
    }
    expect(charged.filter(({ difference, paid }) => difference !== paid)).toEqual([])
    expect(charged.some(({ difference }) => difference !== 0)).toBe(true)
  })
})
