import { join } from 'node:path'
import {
  ContentError,
  describeProblem,
  type MissingTranslation,
  openContentLibrary,
  type Story,
} from '@passepartout/content'
import * as contracts from '@passepartout/contracts'
import { formatProblems, parseCatalogue, RESERVED_FIRST_SEGMENTS } from '@passepartout/domain'
import { checkBlocks } from './check-blocks.ts'
import { checkDescription } from './check-description.ts'
import { checkLinks, type LinkTargets } from './check-links.ts'
import { checkPhotoUse } from './check-photo-use.ts'
import { checkReferences } from './check-references.ts'
import { checkSubNavigation } from './check-sub-navigation.ts'
import { type Inventory, readInventory } from './inventory.ts'
import { readJsonFiles } from './json-files.ts'
import { type KnownIds, knownIds } from './known-ids.ts'
import { isFields } from './visit-values.ts'

/** Size in which networks display a shared page (spec 9); a smaller image would be enlarged. */
const SHARED = { width: 1200, height: 627 }

/** Share images that are too small. */
function checkSharing({ content }: Story, { sizes }: Inventory): string[] {
  return [content.ogImages].flat().flatMap((picture, i) => {
    if (!isFields(picture) || typeof picture.filename !== 'string') return []
    const size = sizes.get(picture.filename.replace(/^\/_assets\//, ''))
    if (!size || (size.width >= SHARED.width && size.height >= SHARED.height)) return []
    const [own, least] = [size, SHARED].map(({ width, height }) => `${width} x ${height}`)
    return [`ogImages[${i}]: "${picture.filename}" has ${own} pixels, sharing takes ${least}`]
  })
}

/** First path segments with a meaning of their own: calls and files, designers, the desktop marker, languages. */
const OWN_WORD = /^(?:api|assets|configurator-.*|d|health|price-api|storyblok|web-api|[a-z]{2})$/

const CALL_PATHS: ReadonlySet<string> = new Set(
  Object.values(contracts).flatMap(value => (typeof value === 'object' && 'path' in value ? value.path : [])),
)

/** Why a story with this slug would be unreachable: the shop serves the address otherwise. */
function checkSlug(slug: string): string | undefined {
  const [firstWord = ''] = slug.split('/')
  if (RESERVED_FIRST_SEGMENTS.has(firstWord))
    return `the address begins with "${firstWord}", which is a page of the shop itself`
  if (OWN_WORD.test(firstWord))
    return `the address begins with "${firstWord}", which the shop keeps for itself`
  return CALL_PATHS.has(`/${slug}`) ? `the address "/${slug}" is that of a call` : undefined
}

export interface ContentReport {
  /** One line each: story, path in it, error. */
  problems: string[]
  /** Pages that lack texts in a locale which is not complete yet: file, locale, paths. */
  untranslated: string[]
  stories: number
}

const silent = { info: () => undefined, warn: () => undefined }

/** Ids of a catalogue that stories may use, or the catalogue's errors. */
export async function loadKnownIds(catalogueRoot: string): Promise<KnownIds | string[]> {
  const catalogueFiles = await readJsonFiles(catalogueRoot)
  const parsed = parseCatalogue(catalogueFiles)
  if (!parsed.ok) return formatProblems(parsed.problems).map(line => `catalogue/${line}`)
  return knownIds(catalogueFiles, parsed.value)
}

/** Checks all stories against the blocks' schemas, the catalogue, the images and each other. */
export async function checkContent(root: string, known: KnownIds | string[]): Promise<ContentReport> {
  if (Array.isArray(known)) return { problems: known, untranslated: [], stories: 0 }
  try {
    const library = await openContentLibrary(root, silent)
    const { channels, locales } = library.settings()
    const complete = (locale: string) => locales[locale]?.complete === true
    const wanted = Object.fromEntries(
      Object.entries(channels).map(([channel, own]) => [channel, own.locales.filter(complete)]),
    )
    const inventory = await readInventory(join(root, 'assets'))
    const stories = library.stories().draft
    const { files, untranslated } = library.built()
    const surroundings: CheckContext = { stories, wanted, inventory, known, anchors: new Map() }
    const found = [...stories.values()].flatMap(story =>
      problemsOf(story, surroundings).map(message => ({
        file: files.get(story.full_slug) ?? story.full_slug,
        locale: localeOf(story.full_slug),
        message,
      })),
    )
    return {
      problems: [...inventory.problems, ...joinLocales(found)],
      untranslated: untranslated.map(describeUntranslated),
      stories: stories.size,
    }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return { problems: [...new Set(error.problems.map(describeProblem))], untranslated: [], stories: 0 }
  }
}

const SHOWN = 6

function describeUntranslated({ file, locale, missing }: MissingTranslation): string {
  const rest = missing.length - SHOWN
  const places = [...missing.slice(0, SHOWN), ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ')
  return `${file} [${locale}]: no words at ${places}`
}

interface CheckContext extends LinkTargets {
  /** Locales that every page of a channel must have, by channel. */
  wanted: Readonly<Record<string, readonly string[]>>
  inventory: Inventory
}

function problemsOf(story: Story, surroundings: CheckContext): string[] {
  const { wanted, inventory, known, stories } = surroundings
  const taken = checkSlug(slugOf(story.full_slug))
  return [
    ...missingLocales(story, wanted),
    ...(taken ? [taken] : []),
    ...checkBlocks(story),
    ...checkDescription(story),
    ...checkLinks(story, surroundings),
    ...checkPhotoUse(story),
    ...checkReferences(story, inventory, known),
    ...checkSharing(story, inventory),
    ...checkSubNavigation(story, stories),
  ]
}

/** Merges equal problems in several locales of a page. */
function joinLocales(found: readonly { file: string; locale: string; message: string }[]): string[] {
  const byProblem = Map.groupBy(found, ({ file, message }) => `${file}\n${message}`)
  return [...byProblem.values()].map(([first, ...others]) => {
    const locales = [first, ...others].map(problem => problem?.locale).join(' ')
    return `${first?.file} [${locales}]: ${first?.message}`
  })
}

const localeOf = (fullSlug: string) => fullSlug.split('/')[1] ?? ''
const slugOf = (fullSlug: string) => fullSlug.split('/').slice(2).join('/')

/** Reported once, for the first of a page's stories. */
function missingLocales(story: Story, locales: Readonly<Record<string, readonly string[]>>): string[] {
  const [channel = ''] = story.full_slug.split('/')
  const present = [story.full_slug, ...story.alternates.map(alternate => alternate.full_slug)].map(localeOf)
  const wanted = locales[channel] ?? []
  if (localeOf(story.full_slug) !== wanted.find(locale => present.includes(locale))) return []
  return wanted.filter(locale => !present.includes(locale)).map(locale => `has no story for ${locale}`)
}
