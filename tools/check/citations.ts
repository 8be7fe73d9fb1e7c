import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceFile } from './sources.ts'

/** Citable parts of documents: their chapters by number, and their headings by name. */
export interface Citable {
  /** `## 5. Validation` is chapter 5. */
  chapters: ReadonlySet<string>
  /** Headings, and the bold text that begins a paragraph. */
  names: ReadonlySet<string>
}

export type Documents = Readonly<Record<'specification' | 'designer' | 'tradeFacts', Citable>>

export function citable(markdown: string): Citable {
  const headings = [...markdown.matchAll(/^## (?:(\d+)\. )?(.+)$/gm)]
  const bold = [...markdown.matchAll(/^\*\*(.+?)\.\*\*/gm)]
  return {
    chapters: new Set(headings.flatMap(([, number]) => number ?? [])),
    names: new Set([...headings.map(([, , name]) => name ?? ''), ...bold.map(([, name]) => name ?? '')]),
  }
}

export function readDocuments(root: string): Documents {
  const read = (name: string) => citable(readFileSync(join(root, 'docs', name), 'utf8'))
  return {
    specification: read('specification.md'),
    designer: read('designer.md'),
    tradeFacts: read('trade-facts.md'),
  }
}

const COMMENT = /^\s*(?:\/\*\*?|\*|\/\/).*$/gm

/** Comments that cite a chapter or heading which does not exist. */
export function checkCitations(sources: readonly SourceFile[], documents: Documents): string[] {
  return sources.flatMap(({ path, text }) =>
    (text.match(COMMENT) ?? []).flatMap(comment => {
      const missing = [
        ...numbers(comment, /\bspec (\d+)/g, documents.specification),
        ...numbers(comment, /\bdesigner\.md (\d+)/g, documents.designer),
        ...numbers(comment, /\btrade facts (\d+)/g, documents.tradeFacts),
        ...[...comment.matchAll(/\bspecification, "([^"]+)"/g)]
          .filter(([, name = '']) => !documents.specification.names.has(name))
          .map(([words]) => words),
      ]
      return missing.map(words => `${path}: nothing in docs/ is called ${words}`)
    }),
  )
}

function numbers(comment: string, pattern: RegExp, { chapters }: Citable): string[] {
  return [...comment.matchAll(pattern)]
    .filter(([, number = '']) => !chapters.has(number))
    .map(([words]) => words)
}
