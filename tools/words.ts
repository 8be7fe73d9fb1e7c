// npm run -s words: texts that a second reader of the language should check, by file.
import { root } from './bootstrap/root.mjs'
import { customerTexts } from './check/customer-texts.ts'
import { textsToRead } from './words/to-read.ts'

/** Sample texts on designs are written separately for each country, and legal pages follow its law. */
const OWN_TO_A_COUNTRY =
  /^catalogue\/designs\/|\/(?:agb|datenschutz|widerruf|barrierefreiheit|impressum)\.json$/

for (const { file, texts, isMessages } of await customerTexts(root)) {
  if (OWN_TO_A_COUNTRY.test(file)) continue
  for (const line of textsToRead(texts, isMessages)) console.log(`${file}${line}`)
}
