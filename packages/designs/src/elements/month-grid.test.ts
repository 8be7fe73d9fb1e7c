import type { Locale } from '@passepartout/domain'
import { describe, expect, it } from 'vitest'
import type { CalendarPage } from '../calendar/calendar-page.ts'
import { inAll } from '../design.fixture.ts'
import type { Drawing } from '../draw/drawing.ts'
import type { TextShaper } from '../text/text-shaper.ts'
import { monthGridKind } from './month-grid.ts'

const MAY: CalendarPage = { month: { year: 2027, month: 5 }, start: { year: 2027, month: 1 } }

interface Wish {
  locale?: Locale
  page?: CalendarPage
  grid?: object
}

/** What a grid writes, in order, and the lines and fields that it draws. */
function drawn({ locale = 'de-DE', page = MAY, grid = {} }: Wish) {
  const words: string[] = []
  const shaper: TextShaper = {
    shape(text) {
      words.push(text)
      return { glyphs: [], width: text.length * 0.5, missing: [] }
    },
  }
  const element = monthGridKind.schema.parse({
    kind: 'month-grid',
    id: 'grid',
    style: 'table',
    face: 'Jost',
    sizePt: 12,
    headSizePt: 7,
    ink: 'ink',
    muted: 'muted',
    accent: 'accent',
    line: 'line',
    x: 10,
    y: 10,
    width: 140,
    height: 120,
    ...grid,
  })
  const drawing: Drawing = {
    palette: { id: 'one', name: { de: 'Eins', en: 'One' }, swatch: '#ffffff', colours: {} },
    locale,
    shaper,
    calendar: page,
    texts: {},
    paint: token => token,
    artwork: () => '',
    photo: () => undefined,
    nextId: word => word,
  }
  const svg = monthGridKind.draw(element, drawing)
  return { words, svg, days: words.filter(word => /^\d+$/.test(word)).map(Number) }
}

describe('a table of the month', () => {
  it('begins on Monday in Germany and on Sunday in the United States', () => {
    expect(drawn({}).words.slice(0, 7)).toEqual(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'])
    expect(drawn({ locale: 'en-US' }).words.slice(0, 2)).toEqual(['Sun', 'Mon'])
  })

  it.each(['row', 'shared'])('shows all days of a month of six weeks: sixth week %s', sixthWeek => {
    expect(drawn({ grid: { sixthWeek } }).days).toHaveLength(31)
  })

  it('parts two days in one cell by a diagonal when the sixth week shares the fifth', () => {
    const lines = (sixthWeek: string) => drawn({ grid: { sixthWeek } }).svg.split('stroke="line"').length - 1
    expect(lines('shared') - lines('row')).toBe(1)
  })

  it('numbers the weeks in Germany and not in Britain', () => {
    const grid = { weekNumbers: true }
    expect(drawn({ grid }).words).toContain('21')
    expect(drawn({ grid }).days).toHaveLength(31 + 6)
    expect(drawn({ grid, locale: 'en-GB' }).days).toHaveLength(31)
  })

  it('fills the first and last week with their neighbours’ days when asked to', () => {
    expect(drawn({ grid: { neighbours: true } }).days).toHaveLength(42)
  })

  it('shows the month before for a small calendar beside', () => {
    expect(drawn({ grid: { offset: -1 } }).days).toHaveLength(30)
  })

  it('names a marked day in the colour of Sundays', () => {
    const page = { ...MAY, days: { '2027-05-06': 'Himmelfahrt' } }
    const { words, svg } = drawn({ page, grid: { figures: 'top-left' } })
    expect(words).toContain('Himmelfahrt')
    expect(svg.split('<g fill="accent">').length).toBe(
      drawn({ grid: { figures: 'top-left' } }).svg.split('<g fill="accent">').length + 2,
    )
  })
})

describe('a list of days', () => {
  it('has a line per day, and the number of the week on Mondays', () => {
    const { days } = drawn({ grid: { style: 'list', weekNumbers: true } })
    expect(days).toHaveLength(31 + 5)
  })

  it('heads the columns of a family planner with the names given, else its samples', () => {
    const grid = { style: 'list', columns: [inAll('Lena'), inAll('Jonas')] }
    expect(drawn({ grid, page: { ...MAY, names: ['Oma'] } }).words).toEqual(
      expect.arrayContaining(['Oma', 'Jonas']),
    )
  })

  it('keeps the height of its lines in a short month', () => {
    const february = { ...MAY, month: { year: 2027, month: 2 } }
    const step = (page: CalendarPage) =>
      drawn({ page, grid: { style: 'list', rules: 'rows' } }).svg.match(/M\S+ (\S+)L/)?.[1]
    expect(step(february)).toBe(step(MAY))
  })
})

describe('weeks and strips', () => {
  it('heads each week of a diary by its number, or by its days where weeks have none', () => {
    const grid = { style: 'weeks', flow: 3, weekNumbers: true, weekWord: inAll('KW') }
    expect(drawn({ grid }).words).toEqual(expect.arrayContaining(['KW 17', 'KW 22']))
    expect(drawn({ grid, locale: 'en-GB' }).words).toEqual(expect.arrayContaining(['1–2', '31']))
  })

  it('heads the block that is left over with notes, unless six weeks need it', () => {
    const grid = { style: 'weeks', flow: 3, notes: inAll('Notizen') }
    const june = { ...MAY, month: { year: 2027, month: 6 } }
    expect(drawn({ grid, page: june }).words).toContain('Notizen')
    expect(drawn({ grid }).words).not.toContain('Notizen')
  })

  it('sets all days of a strip side by side', () => {
    expect(drawn({ grid: { style: 'strip', flow: 2 } }).days).toHaveLength(31)
  })
})

describe('a grid that says more than it can show', () => {
  const page = { widthMm: 210, heightMm: 297, bleedMm: 3 }
  const problemsOf = (changes: object) =>
    monthGridKind.problems?.(
      monthGridKind.schema.parse({
        kind: 'month-grid',
        id: 'grid',
        style: 'table',
        face: 'Jost',
        sizePt: 12,
        headSizePt: 7,
        ink: 'ink',
        muted: 'muted',
        accent: 'accent',
        x: 0,
        y: 0,
        width: 10,
        height: 10,
        ...changes,
      }),
      page,
    )

  it.each([
    [{ rules: 'rows' }, 'has rules without a colour'],
    [{ columns: [inAll('Lena')] }, 'has columns for people that only a list shows'],
    [{ face: 'Marcellus', weight: 700 }, 'Marcellus or Marcellus does not come in its weight'],
  ])('%j', (changes, problem) => {
    expect(problemsOf(changes)).toEqual([problem])
  })
})
