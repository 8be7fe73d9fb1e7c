import { describe, expect, test } from 'vitest'
import { assignLab, folderLab } from './assign-lab.ts'
import type { DataProblem } from './data-files.ts'
import type { Lab } from './labs.ts'
import { readLabs } from './read-labs.ts'

const PRINTING = {
  conditions: { default: 'fogra39', byCountry: {} },
  plates: {
    gold: 'Gold',
    rosegold: 'Rosegold',
    silver: 'Silver',
    relief: 'Relief',
    cutting: 'Cut',
    creasing: 'Crease',
    folding: 'Fold',
    punching: 'Punch',
  },
}
const house = { name: 'House', ...PRINTING }
const posters = {
  name: 'Posters',
  connection: {
    kind: 'prodigi',
    articles: [{ article: 'poster-610x406', choices: { paper: 'matt' }, sku: 'GLOBAL-FAP-16X24' }],
    countries: ['com'],
    shippingMethods: { default: 'Standard' },
  },
  ...PRINTING,
}

function read(files: Record<string, unknown>): { labs: Lab[]; problems: DataProblem[] } {
  const problems: DataProblem[] = []
  return { labs: readLabs(files, problems), problems }
}
const { labs } = read({ 'labs/house.json': house, 'labs/posters.json': posters })
const line = {
  article: 'poster-610x406',
  configuration: { paper: 'matt' },
  country: 'com',
  hasRecipients: false,
} as const
const assigned = (change: object = {}, isConnected = true) => {
  const found = assignLab(labs, { ...line, ...change }, () => isConnected)
  return found && [found.lab.id, found.reason]
}

describe('a line goes', () => {
  test('to the lab whose data name its article', () => {
    expect(assigned()).toEqual(['posters', 'names-article'])
    expect(assigned({ configuration: { paper: 'matt', optionTypes: [] } })).toEqual([
      'posters',
      'names-article',
    ])
  })

  test.each([
    ['another article', { article: 'poster-305x203' }, 'makes-the-rest'],
    ['another choice', { configuration: { paper: 'glossy' } }, 'makes-the-rest'],
    [
      'an option that is not named',
      { configuration: { paper: 'matt', optionTypes: ['eyelets'] } },
      'makes-the-rest',
    ],
    ['another country', { country: 'de' }, 'other-country'],
    ['a recipient list', { hasRecipients: true }, 'several-recipients'],
  ])('to the lab with the folder for %s', (_, change, reason) => {
    expect(assigned(change)).toEqual(['house', reason])
  })

  test('to the lab with the folder while the other one has no address', () => {
    expect(assigned({}, false)).toEqual(['house', 'not-connected'])
  })

  test('nowhere where the catalogue has no labs', () => {
    expect(assignLab([], line, () => true)).toBeUndefined()
  })
})

describe('the labs of a catalogue', () => {
  test('have one with a folder, which older files are', () => {
    expect(folderLab(labs)?.id).toBe('house')
    expect(read({ 'labs/a.json': house, 'labs/b.json': house }).problems).toMatchObject([
      { message: 'exactly one lab has a folder, not 2' },
    ])
    expect(read({ 'labs/posters.json': posters }).problems).toHaveLength(1)
  })

  test('are refused with an unknown shipping method or without articles', () => {
    const wrong = { ...posters.connection, articles: [], shippingMethods: { default: 'Pigeon' } }
    const { problems } = read({ 'labs/posters.json': { ...posters, connection: wrong } })
    expect(problems.map(({ path }) => path)).toEqual([
      'connection.articles',
      'connection.shippingMethods.default',
    ])
  })
})
