import { join } from 'node:path'
import { ContentError, describeProblem, openLibrary, type Story } from '@passepartout/content'
import { type Catalogue, parseCatalogue, problemLines } from '@passepartout/domain'
import { checkBlocks } from './check-blocks.ts'
import { checkLinks, type LinkTargets } from './check-links.ts'
import { checkReferences } from './check-references.ts'
import { readInventory } from './inventory.ts'
import { readJsonFiles } from './json-files.ts'

export interface ContentReport {
  /** One line each: story, place in it, what is wrong. */
  problems: string[]
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
    const { stories, problems } = await checkStories(
      root,
      library.stories().draft,
      library.settings().channels,
      catalogue,
    )
    return { problems: [...catalogueProblems, ...problems], stories }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return { problems: [...catalogueProblems, ...new Set(error.problems.map(describeProblem))], stories: 0 }
  }
}

async function checkStories(
  root: string,
  stories: ReadonlyMap<string, Story>,
  channels: Readonly<Record<string, { locales: readonly string[] }>>,
  catalogue: Catalogue | undefined,
): Promise<ContentReport> {
  const inventory = await readInventory(join(root, 'assets'))
  const targets: LinkTargets = { stories, anchors: new Map(), catalogue }
  const problems = new Set<string>(inventory.problems)
  for (const story of stories.values()) {
    const found = [
      ...missingLocales(story, channels),
      ...checkBlocks(story),
      ...checkLinks(story, targets),
      ...checkReferences(story, inventory, catalogue),
    ]
    for (const message of found) problems.add(`${story.full_slug}: ${message}`)
  }
  return { problems: [...problems], stories: stories.size }
}

/** Said once, by the first of a page's stories. */
function missingLocales(
  story: Story,
  channels: Readonly<Record<string, { locales: readonly string[] }>>,
): string[] {
  const localeOf = (fullSlug: string) => fullSlug.split('/')[1] ?? ''
  const [channel = ''] = story.full_slug.split('/')
  const present = [story.full_slug, ...story.alternates.map(alternate => alternate.full_slug)].map(localeOf)
  const wanted = channels[channel]?.locales ?? []
  if (localeOf(story.full_slug) !== wanted.find(locale => present.includes(locale))) return []
  return wanted.filter(locale => !present.includes(locale)).map(locale => `has no story for ${locale}`)
}
