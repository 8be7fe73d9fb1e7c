/** A dictionary of one language. */
export interface SpellChecker {
  knows(word: string): boolean
  /** The nearest known words, best first. */
  suggest(word: string): string[]
}

/** The two files of a Hunspell dictionary. */
export interface DictionaryFiles {
  aff: Uint8Array
  dic: Uint8Array
  /** Additional entries; the dictionary itself stays as its authors made it. */
  more?: readonly string[]
}

const [AFF, DIC] = ['/words.aff', '/words.dic']

/**
 * Opens a dictionary with Hunspell, which supports the compounds of German and Dutch.
 * @param openRuntime the package's build for the current environment
 */
export async function createSpellChecker(
  { aff, dic, more = [] }: DictionaryFiles,
  openRuntime: (settings: Partial<HunspellRuntime>) => HunspellRuntime,
): Promise<SpellChecker> {
  const runtime = await new Promise<HunspellRuntime>(resolve => {
    const opened = openRuntime({
      onRuntimeInitialized: () => {
        // The runtime has a `then` method, so resolving with it would never settle.
        delete opened.then
        resolve(opened)
      },
    })
  })
  const { FS, cwrap, allocateUTF8, UTF8ToString, getValue, _malloc, _free } = runtime
  FS.writeFile(AFF, aff)
  FS.writeFile(DIC, withExtraEntries(dic, more))
  const withText = <T>(text: string, use: (address: number) => T): T => {
    const address = allocateUTF8(text)
    const result = use(address)
    _free(address)
    return result
  }
  const create = cwrap('Hunspell_create', 'number', ['number', 'number'])
  const spell = cwrap('Hunspell_spell', 'number', ['number', 'number'])
  const suggest = cwrap('Hunspell_suggest', 'number', ['number', 'number', 'number'])
  const forget = cwrap('Hunspell_free_list', null, ['number', 'number', 'number'])
  const words = withText(AFF, affAt => withText(DIC, dicAt => create(affAt, dicAt)))
  return {
    knows: word => withText(word.normalize(), at => spell(words, at) !== 0),
    suggest(word) {
      const list = _malloc(4)
      const count = withText(word.normalize(), at => suggest(words, list, at))
      const first = getValue(list, '*')
      const found = Array.from({ length: count }, (_, index) =>
        UTF8ToString(getValue(first + 4 * index, '*')),
      )
      forget(words, list, count)
      _free(list)
      return found
    },
  }
}

function withExtraEntries(dic: Uint8Array, more: readonly string[]): Uint8Array {
  const entries = new TextEncoder().encode(`\n${more.join('\n')}\n`)
  const all = new Uint8Array(dic.length + entries.length)
  all.set(dic)
  all.set(entries, dic.length)
  return all
}
