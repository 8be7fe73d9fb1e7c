/** The bits of an address such as 81.2.0.0. */
const bitsOf = (address: string) =>
  address
    .split('.')
    .map(part => Number(part).toString(2).padStart(8, '0'))
    .join('')

const text = (value: string) => Buffer.concat([Buffer.from([(2 << 5) | value.length]), Buffer.from(value)])
const number = (value: number) => Buffer.from([(6 << 5) | 4, 0, 0, value >> 8, value & 255])
const map = (entries: Record<string, Buffer>) =>
  Buffer.concat([
    Buffer.from([(7 << 5) | Object.keys(entries).length]),
    ...Object.entries(entries).flatMap(([name, value]) => [text(name), value]),
  ])

/** A database in MaxMind's format with a single network, the first `length` bits, and its country. */
export function mmdbOf(network: string, length: number, country: string): Buffer {
  const bits = bitsOf(network).slice(0, length)
  const tree = Buffer.alloc(length * 6)
  for (const [at, bit] of [...bits].entries()) {
    // A record is the next node, the number of nodes for "not found", or more than that for an offset in the data.
    const next = at + 1 < length ? at + 1 : length + 16
    tree.writeUIntBE(bit === '0' ? next : length, at * 6, 3)
    tree.writeUIntBE(bit === '1' ? next : length, at * 6 + 3, 3)
  }
  return Buffer.concat([
    tree,
    Buffer.alloc(16),
    map({ country: map({ iso_code: text(country) }) }),
    Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1'),
    map({
      binary_format_major_version: number(2),
      binary_format_minor_version: number(0),
      build_epoch: number(1),
      database_type: text('Test'),
      description: map({}),
      ip_version: number(4),
      languages: map({}),
      node_count: number(length),
      record_size: number(24),
    }),
  ])
}
