import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type BindingPattern, type ParamPattern, type Program, parseSync, Visitor } from 'oxc-parser'
import type { SourceFile } from './sources.ts'

/** Alternatives separated by `|`, and what to write instead. */
type RefusedWords = Readonly<Record<string, string>>

export interface RefusedNames {
  /** Folders whose names are checked. */
  done: readonly string[]
  /** By place in the identifier: `pairs` are two words one after the other. */
  identifiers: Readonly<Record<'anywhere' | 'first' | 'last' | 'pairs', RefusedWords>>
  /** Whole names that no variable, parameter or local function outside tests has. */
  locals: RefusedWords
  /** Regular expressions; an identifier that matches one is free. */
  allow: readonly string[]
  /** Regular expressions on the message of a log call. */
  log: RefusedWords
}

export const readRefusedNames = (root: string): RefusedNames =>
  JSON.parse(readFileSync(join(root, 'tools/check/refused-names.json'), 'utf8'))

/** Exported names, file names and log messages that use a word which the glossary replaces. */
export function checkRefusedNames(sources: readonly SourceFile[], rules: RefusedNames): string[] {
  return sources
    .filter(({ path }) => rules.done.some(folder => path.startsWith(`${folder}/`)))
    .flatMap(source => {
      const file = basename(source.path).replace(/(\.\w+)?\.\w+$/, '')
      const { program } = parseSync(source.path, source.text)
      const names = [file, ...exportedNames(program)]
      const locals = /\.(?:test|fixture)\./.test(source.path) ? [] : localNames(program)
      return [
        ...locals.flatMap(name => wholeWord(name, rules.locals).map(why => `${name}: ${why}`)),
        ...names.flatMap(name => refusedWordsOf(name, rules).map(why => `${name}: ${why}`)),
        ...logMessages(program).flatMap(text => refusedIn(text, rules.log).map(why => `"${text}": ${why}`)),
      ].map(found => `${source.path} ${found}`)
    })
}

/** `createPhotoLibrary` and `MAX_PHOTO_COUNT` as lower-case words. */
export const splitName = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_\-.$]+/)
    .filter(Boolean)
    .map(word => word.toLowerCase())

function refusedWordsOf(name: string, { identifiers, allow }: RefusedNames): string[] {
  if (allow.some(pattern => nameMatches(pattern, name))) return []
  const words = splitName(name)
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`)
  return [
    ...words.flatMap(word => wholeWord(word, identifiers.anywhere)),
    ...wholeWord(words[0] ?? '', identifiers.first),
    ...wholeWord(words.at(-1) ?? '', identifiers.last),
    ...pairs.flatMap(pair => wholeWord(pair, identifiers.pairs)),
  ]
}

/** JavaScript knows no inline flag, which the data may begin with. */
const nameMatches = (pattern: string, name: string): boolean =>
  new RegExp(pattern.replace(/^\(\?i\)/, ''), pattern.startsWith('(?i)') ? 'i' : '').test(name)

const wholeWord = (word: string, refused: RefusedWords): string[] =>
  Object.entries(refused).flatMap(([words, instead]) =>
    words.split('|').includes(word) ? [`"${word}" (${instead})`] : [],
  )

const refusedIn = (text: string, refused: RefusedWords): string[] =>
  Object.entries(refused).flatMap(([pattern, instead]) => {
    const [found] = new RegExp(pattern).exec(text) ?? []
    return found === undefined ? [] : [`"${found}" (${instead})`]
  })

function exportedNames(program: Program): string[] {
  const names: string[] = []
  new Visitor({
    ExportNamedDeclaration({ declaration }) {
      if (!declaration) return
      if (declaration.type === 'VariableDeclaration')
        for (const { id } of declaration.declarations) if (id.type === 'Identifier') names.push(id.name)
      if ('id' in declaration && declaration.id?.type === 'Identifier') names.push(declaration.id.name)
    },
  }).visit(program)
  return names
}

/** Names of variables, parameters and functions at any depth. */
function localNames(program: Program): string[] {
  const names: string[] = []
  const readParams = ({ params }: { params: readonly ParamPattern[] }) => {
    for (const param of params) names.push(...namesInPattern(param))
  }
  new Visitor({
    VariableDeclarator: ({ id }) => void names.push(...namesInPattern(id)),
    FunctionDeclaration(declared) {
      if (declared.id) names.push(declared.id.name)
      readParams(declared)
    },
    FunctionExpression: readParams,
    ArrowFunctionExpression: readParams,
  }).visit(program)
  return names
}

function namesInPattern(pattern: BindingPattern | ParamPattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name]
    case 'ObjectPattern':
      return pattern.properties.flatMap(one =>
        namesInPattern(one.type === 'RestElement' ? one.argument : one.value),
      )
    case 'ArrayPattern':
      return pattern.elements.flatMap(one =>
        one === null ? [] : namesInPattern(one.type === 'RestElement' ? one.argument : one),
      )
    case 'AssignmentPattern':
      return namesInPattern(pattern.left)
    case 'RestElement':
      return namesInPattern(pattern.argument)
    default:
      return []
  }
}

const LOG_LEVELS = new Set(['debug', 'info', 'warn', 'error', 'fatal'])

/** Fixed messages of `log.warn(fields, 'message')`. */
function logMessages(program: Program): string[] {
  const messages: string[] = []
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const { object } = callee
      const name =
        object.type === 'Identifier'
          ? object.name
          : object.type === 'MemberExpression' && object.property.type === 'Identifier'
            ? object.property.name
            : ''
      if (name !== 'log' || !LOG_LEVELS.has(callee.property.name)) return
      const message = given.at(-1)
      if (message?.type === 'Literal' && typeof message.value === 'string') messages.push(message.value)
    },
  }).visit(program)
  return messages
}
