import { calendarFile } from '@passepartout/commerce/orders'
import { deleteOrderPhotos, getOrder } from '@passepartout/contracts'
import { designsOf, documentFromDesign } from '@passepartout/designs'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { NOON, placedOrder, posterLine, TRANSITIONS_TO_DELIVERED } from '../../orders.fixture.ts'
import { useShop } from '../../shop.fixture.ts'

const shop = useShop({ clock: () => NOON })

/** A line of a calendar of January and February 2027. */
function calendarLine() {
  const library = shop().deps.designs()
  const [design] = designsOf(library, 'calendar')
  const document =
    design &&
    documentFromDesign(library, design, {
      locale: 'de-DE',
      pages: [
        { page: 'month-1', month: 0 },
        { page: 'month-2', month: 1 },
      ],
      calendar: {
        ...{ start: { year: 2027, month: 1 }, region: null, names: [] },
        holidays: { '2027-01-01': 'Neujahr', '2027-12-25': 'Weihnachten' },
        events: [
          {
            id: 'a',
            month: 2,
            day: 14,
            year: null,
            text: 'Oma; Opa, 1\\2 und alle Enkel beim großen Geburtstagsfest im Garten',
            since: 1947,
          },
          { id: 'b', month: 1, day: 1, year: null, text: 'Mia' },
          { id: 'c', month: 3, day: 1, year: null, text: 'nicht gedruckt' },
        ],
      },
    })
  if (!document) throw new Error('There is no calendar')
  return posterLine(undefined, { kind: 'calendar', title: 'Familienjahr', document })
}

async function orderedCalendar() {
  const placed = await placedOrder(shop(), { lines: [posterLine(), calendarLine()] })
  const [poster = '', calendar = ''] = placed.lineIds
  const file = (line: string, token = placed.token) =>
    shop().visitor().request(`/web-api/orders/${token}/lines/${line}/days.ics`)
  return { ...placed, poster, calendar, file }
}

test('an ordered calendar lists the days that it prints', async () => {
  const { token, calendar } = await orderedCalendar()
  const answer = await shop().visitor().client.call(getOrder, { params: { token } })
  expect(answer.ok && answer.payload.order.calendars).toMatchObject([
    {
      ...{ line: calendar, title: 'Familienjahr' },
      days: [
        { day: { text: 'Freitag, 1.\u00a0Januar 2027' }, names: ['Mia', 'Neujahr'] },
        {
          day: { text: 'Sonntag, 14.\u00a0Februar 2027' },
          names: ['Oma; Opa, 1\\2 und alle Enkel beim großen Geburtstagsfest im Garten (80)'],
        },
      ],
    },
  ])
})

test('its file holds these days as events of a whole day, the same bytes each time', async () => {
  const { calendar, file } = await orderedCalendar()
  const answer = await file(calendar)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const text = await answer.text()
  expect(await (await file(calendar)).text()).toBe(text)
  expect(text.split('\r\n').every(line => Buffer.byteLength(line) <= 75)).toBe(true)
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  expect(
    events.map(event => [
      String(event.getFirstPropertyValue('dtstart')),
      event.getFirstPropertyValue('summary'),
    ]),
  ).toEqual([
    ['2027-01-01', 'Mia'],
    ['2027-01-01', 'Neujahr'],
    ['2027-02-14', 'Oma; Opa, 1\\2 und alle Enkel beim großen Geburtstagsfest im Garten (80)'],
  ])
  expect(new Set(events.map(event => event.getFirstPropertyValue('uid'))).size).toBe(3)
})

test('several days end on the day after them, as calendar files do', () => {
  const range = { from: '2027-12-30', until: '2028-01-02' }
  const days = [{ date: '2027-12-30', marks: [{ text: 'Urlaub', kind: 'own' as const, range }] }]
  const order = { placedAt: new Date('2026-11-30T08:00:00Z'), channel: 'passepartout' as const }
  const text = calendarFile({ id: 'line-1', title: 'Kalender' }, days, order)
  expect(text).toContain('DTSTART;VALUE=DATE:20271230\r\nDTEND;VALUE=DATE:20280103')
})

test('another product, a foreign line, a wrong link and an order without its photos have no file', async () => {
  const { poster, calendar, file, token, move } = await orderedCalendar()
  const other = await orderedCalendar()
  for (const answer of [
    await file(poster),
    await file(other.calendar),
    await file(calendar, `${token}x`),
    await file('../../etc'),
  ])
    expect(answer.status).toBe(404)
  await move(...TRANSITIONS_TO_DELIVERED)
  await shop().visitor().client.call(deleteOrderPhotos, { params: { token } })
  expect((await file(calendar)).status).toBe(404)
})
