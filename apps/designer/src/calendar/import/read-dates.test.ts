import { describe, expect, it, test } from 'vitest'
import { daysOfRule } from './calendar-file-dates.ts'
import { MOST_ENTRIES } from './found-dates.ts'
import { dateFileText, readDates } from './read-dates.ts'

const read = (text: string, choice: Partial<Parameters<typeof readDates>[1]> = {}) =>
  readDates(text, { locale: 'de-DE', year: 2027, ...choice })
const entries = (text: string, choice?: Parameters<typeof read>[1]) => {
  const found = read(text, choice)
  return 'problem' in found ? found : found.entries
}
const contact = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n')
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n')

describe('Several days of a calendar file', () => {
  test.each([
    [
      'whole days, with the day after them',
      ['DTSTART;VALUE=DATE:20270405', 'DTEND;VALUE=DATE:20270410'],
      { month: 4, day: 9 },
    ],
    ['days without a type', ['DTSTART:20271230', 'DTEND:20280103'], { month: 1, day: 2 }],
    ['times', ['DTSTART:20270405T180000Z', 'DTEND:20270407T100000Z'], { month: 4, day: 7 }],
    ['one whole day', ['DTSTART;VALUE=DATE:20270405', 'DTEND;VALUE=DATE:20270406'], undefined],
    ['an evening', ['DTSTART:20270405T180000Z', 'DTEND:20270405T220000Z'], undefined],
    ['an end before the start', ['DTSTART;VALUE=DATE:20270405', 'DTEND;VALUE=DATE:20270301'], undefined],
    ['two years', ['DTSTART;VALUE=DATE:20270405', 'DTEND;VALUE=DATE:20290401'], undefined],
  ])('end as said by %s', (_, lines, until) => {
    const [entry] = entries(calendar('SUMMARY:Ferien', ...lines)) as { until?: object }[]
    expect(entry?.until).toEqual(until)
  })
})

describe('Days of contacts', () => {
  test.each([
    ['vCard 3.0', 'BDAY:1946-02-12', 1946],
    ['vCard 4.0', 'BDAY:19460212', 1946],
    ['vCard 4.0 without a year', 'BDAY:--0212', null],
    ['vCard 3.0 without a year', 'BDAY:--02-12', null],
    ['a time', 'BDAY;VALUE=date-time:1946-02-12T00:00:00Z', 1946],
    ['Apple without a year', 'BDAY;X-APPLE-OMIT-YEAR=1604;VALUE=date:1604-02-12', null],
  ])('are read from %s', (_, line, year) => {
    expect(entries(contact('FN:Oma', line))).toEqual([
      { name: 'Oma', kind: 'birthday', month: 2, day: 12, year, showsAge: false },
    ])
  })

  it('are named as vCard 2.1 writes umlauts', () => {
    const lines = ['VERSION:2.1', 'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=BCrgen;;;']
    expect(entries(contact(...lines, 'BDAY:19700301'))).toMatchObject([{ name: 'Jürgen Müller' }])
  })

  it('are anniversaries and days of death too', () => {
    const lines = [
      'FN:Anna',
      'ANNIVERSARY:20100612',
      'item1.X-ABDATE:2011-06-12',
      'item1.X-ABLabel:_$!<Anniversary>!$_',
    ]
    expect(entries(contact(...lines, 'DEATHDATE:20200101'))).toMatchObject([
      { kind: 'anniversary', year: 2010 },
      { kind: 'anniversary', year: 2011 },
      { kind: 'memorial', year: 2020 },
    ])
  })

  it('that do not exist are counted', () => {
    const text =
      contact('FN:A', 'BDAY:1946-02-31') + contact('FN:B', 'BDAY:im Mai') + contact('FN:C', 'BDAY:--0229')
    expect(read(text)).toMatchObject({ skipped: 2, entries: [{ name: 'C', month: 2, day: 29 }] })
  })
})

describe('Days of a calendar file', () => {
  it('occur once, every year or by a rule', () => {
    const yearly = calendar('SUMMARY:Anna hat Geburtstag', 'DTSTART;VALUE=DATE:19800405', 'RRULE:FREQ=YEARLY')
    expect(entries(yearly)).toMatchObject([{ name: 'Anna', kind: 'birthday', month: 4, day: 5, year: 1980 }])
    expect(entries(calendar('SUMMARY:Umzug', 'DTSTART:20270405T100000'))).toMatchObject([
      { kind: 'once', year: 2027 },
    ])
    expect(
      entries(calendar('SUMMARY:Muttertag', 'DTSTART:20200510', 'RRULE:FREQ=YEARLY;BYMONTH=5;BYDAY=2SU')),
    ).toMatchObject([{ kind: 'rule' }])
  })

  test.each([
    ['every other week', ['RRULE:FREQ=WEEKLY;INTERVAL=2'], ['0105', '0119', '0202', '0216', '0302']],
    ['until a day', ['RRULE:FREQ=WEEKLY;UNTIL=20270119T080000Z'], ['0105', '0112', '0119']],
    ['three times', ['RRULE:FREQ=WEEKLY;COUNT=3'], ['0105', '0112', '0119']],
    ['except for a day', ['RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE:20270112T100000'], ['0105', '0119']],
    ['monthly', ['RRULE:FREQ=MONTHLY;COUNT=3'], ['0105', '0205', '0305']],
    ['the last Friday', ['RRULE:FREQ=MONTHLY;BYDAY=-1FR;COUNT=2'], ['0129', '0226']],
  ])('repeat %s', (_, lines, days) => {
    const [entry] = entries(calendar('SUMMARY:Tonne', 'DTSTART:20270105T100000', ...lines)) as {
      rule: string
    }[]
    const found = daysOfRule(entry?.rule ?? '', { from: '2027-01-01', until: '2027-03-10', most: 20 })
    expect(found.map(({ month, day }) => `${month}`.padStart(2, '0') + `${day}`.padStart(2, '0'))).toEqual(
      days,
    )
  })

  it('leave out cancelled and changed ones and rules within a day', () => {
    const start = 'DTSTART:20270105T100000'
    expect(entries(calendar('SUMMARY:A', start, 'STATUS:CANCELLED'))).toEqual({ problem: 'nothing' })
    expect(entries(calendar('SUMMARY:A', start, 'RECURRENCE-ID:20270105T100000'))).toEqual({
      problem: 'nothing',
    })
    expect(entries(calendar('SUMMARY:A', start, 'RRULE:FREQ=SECONDLY'))).toEqual({ problem: 'nothing' })
  })

  it('are read although another one is broken', () => {
    const broken = ['BEGIN:VEVENT', 'SUMMARY:B', 'DTSTART:2027-13-45', 'END:VEVENT']
    const text = calendar('SUMMARY:A', 'DTSTART:20270105').replace(
      'END:VCALENDAR',
      [...broken, 'END:VCALENDAR'].join('\r\n'),
    )
    expect(read(text)).toMatchObject({ skipped: 1, entries: [{ name: 'A' }] })
  })

  it('end by themselves if a rule has no day', () => {
    const rule = 'DTSTART;VALUE=DATE:20270105\nRRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'
    expect(daysOfRule(rule, { from: '2027-01-01', until: '2028-12-31', most: 20 })).toEqual([])
  })
})

describe('Days of a list', () => {
  test.each([
    ['12.3.1947 Oma', 'Oma', 3, 12, 1947],
    ['Oma: 12.03.47', 'Oma', 3, 12, 1947],
    ['Oma 12.3.', 'Oma', 3, 12, null],
    ['12. März 1947 – Oma Hanna', 'Oma Hanna', 3, 12, 1947],
    ['12 mars Mamie', 'Mamie', 3, 12, null],
    ['12 de marzo de 1947, Abuela', 'Abuela', 3, 12, 1947],
    ['March 12, 1947 Grandma', 'Grandma', 3, 12, 1947],
    ['Oma;1947-03-12', 'Oma', 3, 12, 1947],
    ['"Müller","Hanna",12.03.1947', 'Müller Hanna', 3, 12, 1947],
    ['12-3-1947 Oma', 'Oma', 3, 12, 1947],
  ])('are read from %s', (line, name, month, day, year) => {
    expect(entries(line)).toEqual([{ name, kind: 'birthday', month, day, year, showsAge: false }])
  })

  it('are once where the year is to come, and of the kind that their words say', () => {
    expect(entries('5.6.2027 Abitur\n1.9.2001 Hochzeitstag\n3.4.2011 Todestag Opa')).toMatchObject([
      { kind: 'once', year: 2027 },
      { kind: 'anniversary' },
      { kind: 'memorial' },
    ])
  })

  it('have the month first where a date proves it or the locale says so', () => {
    const text = 'Ann 3/4/1980\nBen 3/14/1980'
    expect(read(text)).toMatchObject({ isAmbiguous: false, entries: [{ month: 3, day: 4 }, { day: 14 }] })
    expect(read('Ann 3/4/1980', { locale: 'en-US' })).toMatchObject({
      isAmbiguous: true,
      entries: [{ month: 3 }],
    })
    expect(read('Ann 3/4/1980')).toMatchObject({ isAmbiguous: true, entries: [{ month: 4 }] })
    expect(read('Ann 3/4/1980', { order: 'month-first' })).toMatchObject({ entries: [{ month: 3 }] })
  })

  it('leave out the head of a table and count lines without a date', () => {
    expect(read('Name;Geburtstag\nOma;12.3.1947\nOpa;unbekannt')).toMatchObject({
      skipped: 1,
      entries: [{ name: 'Oma' }],
    })
  })
})

describe('A file that cannot be read', () => {
  test.each([
    ['has no date', 'Hallo', 'nothing'],
    ['is empty', '', 'nothing'],
    ['is cut off', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY', 'broken'],
    ['is an image', '\u0089PNG\r\n\u001a\u0000\u0000', 'nothing'],
    ['is too large', 'x'.repeat(5_000_001), 'large'],
  ])('says that it %s', (_, text, problem) => {
    expect(read(text)).toEqual({ problem })
  })

  it('says that it has too many entries', () => {
    const contacts = contact('FN:A', 'BDAY:--0212').repeat(MOST_ENTRIES + 1)
    expect(read(contacts)).toEqual({ problem: 'many' })
  })

  it('may be written in Windows-1252', async () => {
    const bytes = Uint8Array.from('J\u00fcrgen 1.2.1970', letter => letter.charCodeAt(0))
    const text = await dateFileText(new Blob([bytes]))
    expect(entries(text ?? '')).toMatchObject([{ name: 'Jürgen' }])
  })
})
