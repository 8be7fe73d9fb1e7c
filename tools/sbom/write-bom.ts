/** The parts of npm's lock file that matter here. */
export interface Lockfile {
  name: string
  version: string
  packages: Record<string, LockedPackage>
}

interface LockedPackage {
  version?: string
  name?: string
  integrity?: string
  dev?: boolean
  link?: boolean
  license?: string
}

interface Component {
  type: 'library'
  'bom-ref': string
  name: string
  version: string
  purl: string
  licenses: { expression: string }[] | { license: { name: string } }[]
  hashes: { alg: string; content: string }[]
}

const FOLDER = 'node_modules/'
const ALGORITHMS: Readonly<Record<string, string>> = { sha512: 'SHA-512', sha256: 'SHA-256', sha1: 'SHA-1' }
/** An SPDX expression: identifiers and operators. */
const EXPRESSION = /^[\w.()+-]+(?: (?:AND|OR|WITH) [\w.()+-]+)*$/

/**
 * A bill of materials (CycloneDX 1.6, ECMA-424) of the packages that run the shop, from the lock file; those of tests
 * and tools are excluded. npm's own `sbom` refuses trees with an overridden peer.
 *
 * @param licences by `name@version`, for packages without one in the lock file
 */
export function writeBom({ name, version, packages }: Lockfile, licences: ReadonlyMap<string, string>) {
  const components = new Map<string, Component>()
  for (const [path, locked] of Object.entries(packages)) {
    if (!path.includes(FOLDER) || locked.link || locked.dev || !locked.version) continue
    const component = componentOf(path, locked as LockedPackage & { version: string }, licences)
    components.set(component['bom-ref'], component)
  }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version } },
    components: [...components.values()],
  }
}

function componentOf(
  path: string,
  locked: LockedPackage & { version: string },
  licences: ReadonlyMap<string, string>,
): Component {
  const { version, integrity = '' } = locked
  const name = locked.name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length)
  const ref = `${name}@${version}`
  const licence = locked.license ?? licences.get(ref) ?? ''
  return {
    type: 'library',
    'bom-ref': ref,
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: EXPRESSION.test(licence)
      ? [{ expression: licence }]
      : licence === ''
        ? []
        : [{ license: { name: licence } }],
    hashes: integrity.split(' ').flatMap(hash => {
      const at = hash.indexOf('-')
      const alg = ALGORITHMS[hash.slice(0, at)]
      return alg ? [{ alg, content: Buffer.from(hash.slice(at + 1), 'base64').toString('hex') }] : []
    }),
  }
}
