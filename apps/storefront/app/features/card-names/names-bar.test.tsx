import { CARD_NAME_FIELDS, type CardNameGroup } from '@passepartout/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { pageWith } from '../structured-data/page.fixture.ts'
import { NamesBar } from './names-bar.tsx'

it.each(Object.keys(CARD_NAME_FIELDS) as CardNameGroup[])(
  'the fields of %s bound what is typed, a day by its own bounds',
  group => {
    const inputs =
      renderToStaticMarkup(<NamesBar page={pageWith([])} group={group} />).match(
        /<input [^>]*data-name-field[^>]*>/g,
      ) ?? []
    const isDay = (input: string) => input.includes('type="date"')
    expect(inputs).toHaveLength(CARD_NAME_FIELDS[group].length)
    expect(inputs.filter(input => isDay(input) === /maxlength/i.test(input))).toEqual([])
  },
)
