// npm run -s sbom > sbom.json: the packages of the running shop as CycloneDX.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './bootstrap/root.mjs'
import { listInstalled } from './check/licences.ts'
import { writeBom } from './sbom/write-bom.ts'

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const licences = new Map(
  listInstalled(join(root, 'node_modules')).map(({ name, version, licence }) => [
    `${name}@${version}`,
    licence,
  ]),
)
process.stdout.write(`${JSON.stringify(writeBom(lock, licences), null, 2)}\n`)
