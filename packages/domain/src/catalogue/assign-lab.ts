import type { CountryCode } from '../shops/locales.ts'
import type { Lab, LabArticle } from './labs.ts'

/** Why a lab makes a line. */
export const LAB_REASONS = [
  /** Its data name the article. */
  'names-article',
  /** No lab names the article, so that the lab with the folder makes it. */
  'makes-the-rest',
  /** The lab that names the article takes no orders of this country. */
  'other-country',
  /** The lab that names the article has no address in the settings. */
  'not-connected',
  /** The lab that names the article sends to one address only. */
  'several-recipients',
] as const
export type LabReason = (typeof LAB_REASONS)[number]

export interface LabQuestion {
  /** SKU of the shop. */
  article: string
  configuration: unknown
  country: CountryCode
  /** Copies go to recipients in parcels of their own. */
  hasRecipients: boolean
}

/** The lab that makes a line, and why; `undefined` where the catalogue has no labs. */
export function assignLab(
  labs: readonly Lab[],
  line: LabQuestion,
  isConnected: (lab: string) => boolean,
): { lab: Lab; reason: LabReason } | undefined {
  const rest = folderLab(labs)
  const naming = labs.filter(lab => findLabArticle(lab, line) !== undefined)
  const here = naming.filter(lab => takesOrdersOf(lab, line.country))
  const lab = here.find(({ id }) => isConnected(id))
  if (lab && !line.hasRecipients) return { lab, reason: 'names-article' }
  if (!rest) return undefined
  if (lab) return { lab: rest, reason: 'several-recipients' }
  if (here.length > 0) return { lab: rest, reason: 'not-connected' }
  return { lab: rest, reason: naming.length > 0 ? 'other-country' : 'makes-the-rest' }
}

/** The lab that makes what no other lab names. */
export const folderLab = (labs: readonly Lab[]): Lab | undefined =>
  labs.find(({ connection }) => connection.kind === 'folder')

/** An article of the shop among those that a lab names, with all choices that it asks for. */
export function findLabArticle(
  { connection }: Pick<Lab, 'connection'>,
  { article, configuration }: Pick<LabQuestion, 'article' | 'configuration'>,
): LabArticle | undefined {
  if (connection.kind === 'folder') return undefined
  const chosen = Object(configuration) as Record<string, unknown>
  const lists = Object.keys(chosen).filter(name => Array.isArray(chosen[name]))
  return connection.articles.find(
    ({ article: named, choices = {} }) =>
      named === article &&
      Object.entries(choices).every(([name, value]) => isSameChoice(chosen[name], value)) &&
      lists.every(name => isSameChoice(chosen[name], choices[name] ?? [])),
  )
}

const isSameChoice = (chosen: unknown, named: NonNullable<LabArticle['choices']>[string]): boolean =>
  Array.isArray(named)
    ? Array.isArray(chosen) && [...chosen].sort().join() === [...named].sort().join()
    : chosen === named

const takesOrdersOf = ({ connection }: Lab, country: CountryCode): boolean =>
  connection.kind === 'folder' || (connection.countries?.includes(country) ?? true)
