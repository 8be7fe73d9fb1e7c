import { join } from 'node:path'
import {
  ContentError,
  describeProblem,
  type Library,
  openLibrary,
  type Story,
  type Untranslated,
} from '@passepartout/content'
import { type Catalogue, parseCatalogue, problemLines } from '@passepartout/domain'
import { checkBlocks } from './check-blocks.ts'
import { checkLinks, type LinkTargets } from './check-links.ts'
import { checkReferences } from './check-references.ts'
import { readInventory } from './inventory.ts'
import { readJsonFiles } from './json-files.ts'

export interface ContentReport {
  /** One line each: story, place in it, what is wrong. */
  problems: string[]
  /** Pages without words for a locale that is not complete yet: file, locale, where. */
  untranslated: string[]
  stories: number
}

const silent = { info: () => undefined, warn: () => undefined }

/** Checks all stories against the blocks' schemas, the catalogue, the pictures and each other. */
export async function checkContent(root: string, catalogueRoot: string): Promise<ContentReport> {
  const parsed = parseCatalogue(await readJsonFiles(catalogueRoot))
  const catalogueProblems = parsed.ok ? [] : problemLines(parsed.problems).map(line => `catalogue/${line}`)
  const catalogue: Catalogue | undefined = parsed.ok ? parsed.value : undefined
  try {
    const library = await openLibrary(root, silent)
    const stories = library.stories().draft
    const problems = await checkStories(root, stories, completeLocales(library.settings()), catalogue)
    return {
      problems: [...catalogueProblems, ...problems],
      untranslated: library.untranslated().map(describeUntranslated),
      stories: stories.size,
    }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    const problems = [...catalogueProblems, ...new Set(error.problems.map(describeProblem))]
    return { problems, untranslated: [], stories: 0 }
  }
}

/** Locales that every page of a channel must have, by channel. */
function completeLocales({ channels, locales }: ReturnType<Library['settings']>) {
  const complete = (locale: string) => locales[locale]?.complete
  return Object.fromEntries(
    Object.entries(channels).map(([channel, own]) => [channel, own.locales.filter(complete)]),
  )
}

const SHOWN = 6

function describeUntranslated({ file, locale, missing }: Untranslated): string {
  const rest = missing.length - SHOWN
  const places = [...missing.slice(0, SHOWN), ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ')
  return `${file} [${locale}]: no words at ${places}`
}

async function checkStories(
  root: string,
  stories: ReadonlyMap<string, Story>,
  locales: Readonly<Record<string, readonly string[]>>,
  catalogue: Catalogue | undefined,
): Promise<string[]> {
  const inventory = await readInventory(join(root, 'assets'))
  const targets: LinkTargets = { stories, anchors: new Map(), catalogue }
  const problems = new Set<string>(inventory.problems)
  for (const story of stories.values()) {
    const found = [
      ...missingLocales(story, locales),
      ...checkBlocks(story),
      ...checkLinks(story, targets),
      ...checkReferences(story, inventory, catalogue),
    ]
    for (const message of found) problems.add(`${story.full_slug}: ${message}`)
  }
  return [...problems]
}

/** Said once, by the first of a page's stories. */
function missingLocales(story: Story, locales: Readonly<Record<string, readonly string[]>>): string[] {
  const localeOf = (fullSlug: string) => fullSlug.split('/')[1] ?? ''
  const [channel = ''] = story.full_slug.split('/')
  const present = [story.full_slug, ...story.alternates.map(alternate => alternate.full_slug)].map(localeOf)
  const wanted = locales[channel] ?? []
  if (localeOf(story.full_slug) !== wanted.find(locale => present.includes(locale))) return []
  return wanted.filter(locale => !present.includes(locale)).map(locale => `has no story for ${locale}`)
}
