import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkSpecification } from '../specification/check-points.ts'
import { checkBoundaries } from './boundaries.ts'
import { checkCitations, readDocuments } from './citations.ts'
import { command } from './command.ts'
import { customerTexts, MESSAGE_FOLDERS } from './customer-texts.ts'
import { checkCycles } from './cycles.ts'
import { checkCitedDocuments, checkDocuments, readDocumentFiles } from './documents.ts'
import { type AcceptedDuplicates, checkDuplicates, type LockFile } from './duplicates.ts'
import { checkBodies, checkConventions, checkNames, checkSizes, type Findings } from './files.ts'
import { checkLicences, listInstalled } from './licences.ts'
import { checkMessageNotes, checkMessages, readMessageAreas } from './messages.ts'
import { checkProductKinds, readKindRooms } from './product-kinds.ts'
import { checkRefusedNames, readRefusedNames } from './refused-names.ts'
import { checkReadmes, checkSignposts } from './signposts.ts'
import { listFiles, parseModule, readSources, readWorkspaces } from './sources.ts'
import { checkTerms, readTerms } from './terms.ts'
import { checkTypes } from './types.ts'
import { checkTypography } from './typography.ts'

export interface Check {
  name: string
  find: (root: string) => Promise<Findings>
}

const FOLDERS = ['apps', 'packages', 'tools', 'e2e']
const DATA_FOLDERS = ['catalogue', 'content', 'flags', 'deploy']
const isSignpost = (path: string) => path.endsWith('/README.md') || path.startsWith('docs/guides/')

/** The slow ones first: two run at a time. */
export const ALL_CHECKS: readonly Check[] = [
  { name: 'types', find: checkTypes },
  { name: 'unused code', find: root => command(root, 'knip', ['--no-progress', '--no-config-hints']) },
  {
    name: 'lint and format',
    find: root => command(root, 'biome', ['ci', '--colors=off', '--reporter=summary', '.']),
  },
  {
    name: 'boundaries',
    find: async root => {
      const modules = readSources(root, listFiles(root, FOLDERS)).map(parseModule)
      return errors(
        checkBoundaries(modules, readWorkspaces(root)),
        checkCycles(modules),
        checkConventions(modules),
        checkBodies(modules),
      )
    },
  },
  {
    name: 'citations',
    find: async root =>
      errors(checkCitations(readSources(root, listFiles(root, FOLDERS)), readDocuments(root))),
  },
  {
    name: 'guides and READMEs',
    find: async root => {
      const read = (path: string) => readFileSync(join(root, path), 'utf8')
      const paths = listFiles(root, [...FOLDERS, ...DATA_FOLDERS, 'docs/guides']).filter(isSignpost)
      const signposts = ['README.md', 'CONTRIBUTING.md', ...paths].map(path => ({ path, text: read(path) }))
      const names = new Set(
        readSources(root, listFiles(root, FOLDERS)).flatMap(({ text }) => text.match(/\w+/g) ?? []),
      )
      return errors(
        checkSignposts(root, signposts, name => names.has(name)),
        checkReadmes(root, read),
      )
    },
  },
  {
    name: 'documents',
    find: async root => {
      const documents = readDocumentFiles(root)
      const sources = readSources(root, listFiles(root, FOLDERS))
      return errors(checkDocuments(root, documents), checkCitedDocuments(root, sources, documents))
    },
  },
  {
    name: 'names',
    find: async root => {
      const sources = readSources(root, listFiles(root, FOLDERS)).filter(
        ({ path }) => !path.includes('/messages/'),
      )
      return errors(checkRefusedNames(sources, readRefusedNames(root)))
    },
  },
  {
    name: 'product kinds',
    find: async root =>
      errors(
        checkProductKinds(readSources(root, listFiles(root, ['apps', 'packages'])), readKindRooms(root)),
      ),
  },
  { name: 'specification', find: async root => checkSpecification(root) },
  {
    name: 'file names and sizes',
    find: async root => {
      const files = listFiles(root, FOLDERS)
      const sizes = checkSizes(readSources(root, files))
      return { errors: [...checkNames(files), ...sizes.errors], warnings: sizes.warnings }
    },
  },
  {
    name: 'duplicate packages',
    find: async root => {
      const lock: LockFile = readJson(root, 'package-lock.json')
      const accepted: AcceptedDuplicates = readJson(root, 'tools/check/duplicates.json')
      return errors(checkDuplicates(lock, accepted))
    },
  },
  { name: 'licences', find: async root => errors(checkLicences(listInstalled(join(root, 'node_modules')))) },
  {
    name: 'messages',
    find: async root => {
      const folders = MESSAGE_FOLDERS.filter(folder => existsSync(join(root, folder)))
      return errors(
        ...folders.map(folder =>
          [
            ...checkMessages(readMessageAreas(join(root, folder))),
            ...checkMessageNotes(join(root, folder)),
          ].map(problem => `${folder}/${problem}`),
        ),
      )
    },
  },
  {
    name: 'terms',
    find: async root => {
      const terms = readTerms(root)
      return errors(
        (await customerTexts(root)).flatMap(({ file, texts, isMessages }) =>
          checkTerms(file, texts, terms, isMessages),
        ),
      )
    },
  },
  {
    name: 'typography',
    find: async root =>
      errors((await customerTexts(root)).flatMap(({ file, texts }) => checkTypography(file, texts))),
  },
  {
    name: 'content',
    find: async root => {
      const present = existsSync(join(root, 'tools/content-check.ts'))
      return present ? command(root, 'node', ['tools/content-check.ts']) : errors()
    },
  },
]

function errors(...lists: string[][]): Findings {
  return { errors: lists.flat(), warnings: [] }
}

function readJson<T>(root: string, path: string): T {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}
