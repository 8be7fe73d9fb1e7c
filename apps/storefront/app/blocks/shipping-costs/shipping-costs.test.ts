import { readFile } from 'node:fs/promises'
import type { Client } from '@passepartout/contracts'
import { CHANNELS } from '@passepartout/domain'
import { describe, expect, it } from 'vitest'
import { renderBlocks } from '../render-blocks.fixture.tsx'

const block = [{ component: 'shipping-costs', headline: 'Kosten', text: 'Steht im Warenkorb.' }]
const money = (amount: number, text: string) => ({ amount, currency: 'EUR', text, net: 0 })
const FEES = {
  parcel: money(495, '4,95 €'),
  bulky: money(1295, '12,95 €'),
  bulkyOverMm: 1200,
  freeFrom: money(10000, '100,00 €'),
  minimumPercent: null,
  express: money(795, '7,95 €'),
  saturday: null,
}
const answering = (payload: object) => ({ call: async () => ({ ok: true, payload }) }) as unknown as Client

async function rows(fees: object, expressTime: object | null = null): Promise<string[]> {
  const { html } = await renderBlocks(block, { api: answering({ fees, expressTime }) })
  return [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(([, term, fee]) =>
    `${term}: ${fee}`.replaceAll(/\s/g, ' '),
  )
}

describe('what shipping costs', () => {
  it('is told as the table of the country has it', async () => {
    expect(await rows(FEES)).toEqual([
      'Paket: 4,95 €',
      'Ab 100,00 € Warenwert: kostenlos',
      'Mit einem Stück über 120 cm: 12,95 €',
      'Express: + 7,95 €',
    ])
  })

  it('is nothing where parcels are free', async () => {
    const free = { ...FEES, parcel: money(0, '0,00 €'), bulkyOverMm: 0, express: null }
    expect(await rows(free)).toEqual(['Paket: kostenlos'])
  })

  it('names the least share of the goods and the fee of a Saturday', async () => {
    const fees = { ...FEES, minimumPercent: 2.5, saturday: money(1295, '12,95 €') }
    expect((await rows(fees)).filter(row => /mindestens|Samstag/.test(row))).toEqual([
      'Wenn Versand anfällt, mindestens: 2,5 % vom Warenwert',
      'Express mit Zustellung am Samstag: + 12,95 €',
    ])
  })

  it.each([
    [{ hours: 48, moreDays: 0 }, 'Express, an Werktagen in 48 Stunden: + 7,95 €'],
    [{ hours: 24, moreDays: 1 }, 'Express, an Werktagen in 24 Stunden und einem Tag Transport: + 7,95 €'],
    [{ hours: 24, moreDays: 2 }, 'Express, an Werktagen in 24 Stunden und 2 Tagen Transport: + 7,95 €'],
  ])('says how long express takes: %j', async (time, said) => {
    expect((await rows(FEES, time)).at(-1)).toBe(said)
  })

  it('is left to the cart where it cannot be had', async () => {
    const { html } = await renderBlocks(block)
    expect(html).toContain('Steht im Warenkorb.')
    expect(html).not.toContain('<dl')
  })

  it.each(CHANNELS)('stands on the page of %s about shipping', async channel => {
    const story = JSON.parse(await readFile(`content/${channel}/versand.json`, 'utf8'))
    expect(story.content.body.map(({ component }: { component: string }) => component)).toContain(
      'shipping-costs',
    )
  })
})
