/** Hunspell as WebAssembly, without the package's own wrapper, which adds an unneeded file system and API. */
interface HunspellRuntime {
  FS: { writeFile(path: string, bytes: Uint8Array): void }
  cwrap(name: string, returns: 'number' | null, takes: readonly 'number'[]): (...values: number[]) => number
  allocateUTF8(text: string): number
  UTF8ToString(address: number): string
  getValue(address: number, type: '*'): number
  _malloc(bytes: number): number
  _free(address: number): void
  onRuntimeInitialized?: () => void
  then?: unknown
}

declare module 'hunspell-asm/dist/esm/lib/browser/hunspell.js' {
  const open: (settings: Partial<HunspellRuntime>) => HunspellRuntime
  export default open
}

declare module 'hunspell-asm/dist/cjs/lib/node/hunspell.js' {
  const open: (settings: Partial<HunspellRuntime>) => HunspellRuntime
  export default open
}
