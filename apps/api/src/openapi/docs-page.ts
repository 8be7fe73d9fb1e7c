import { html } from 'hono/html'
import { type JsonSchema, type NamedSchemas, resolveSchema } from './json-schema.ts'
import type { OpenApiDocument, Operation, Parameter } from './openapi-document.ts'
import { schemaText } from './schema-text.ts'

type Piece = ReturnType<typeof html>

interface Entry {
  method: string
  path: string
  call: Operation
}

/**
 * The OpenAPI document as one page: no script, and styles in a separate file, as the shop's content security policy
 * requires.
 */
export function docsPage(document: OpenApiDocument): string {
  const entries = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]): Entry => ({ method: method.toUpperCase(), path, call })),
  )
  const areas = document.tags.map(({ name }) => ({
    name,
    entries: entries.filter(({ call }) => call.tags.includes(name)),
  }))
  const { title, description } = document.info
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/web-api/docs/style.css">
</head>
<body>
<header>
<h1>${title}</h1>
${description.split('\n\n').map(text => html`<p>${describeAsText(text)}</p>`)}
<p><a href="/web-api/openapi.json">openapi.json</a></p>
</header>
<nav aria-label="Calls">
${areas.map(
  area => html`<details><summary>${area.name} <small>${area.entries.length}</small></summary><ul>
${area.entries.map(({ method, path, call }) => html`<li><a href="#${call.operationId}"><b>${method}</b> ${path}</a></li>\n`)}</ul></details>
`,
)}</nav>
<main>
${areas.map(
  area => html`<section aria-labelledby="${anchor(area.name)}"><h2 id="${anchor(area.name)}">${area.name}</h2>
${area.entries.map(entry => article(entry, document))}</section>
`,
)}<section aria-labelledby="schemas"><h2 id="schemas">Schemas</h2>
${Object.entries(document.components.schemas).map(
  ([name, schema]) => html`<article id="schema-${name}">${block(name, schema, document)}</article>
`,
)}</section>
</main>
</body>
</html>
`)
}

const anchor = (area: string) => `area-${area.replaceAll(' ', '-')}`

function article({ method, path, call }: Entry, document: OpenApiDocument): Piece {
  const fields = call.parameters.map(one => resolved(one, document))
  return html`<article id="${call.operationId}" aria-labelledby="title-${call.operationId}">
<h3 id="title-${call.operationId}"><b class="${method}">${method}</b> <code>${path}</code></h3>
<p>${describeAsText(call.description ?? `${call.summary}.`)}</p>
${fields.length > 0 ? fieldTable(fields) : ''}
${contents(call.requestBody?.content).map(([type, schema]) => block(`Sends ${type}`, schema, document))}
${Object.entries(call.responses).map(([status, response]) =>
  '$ref' in response
    ? ''
    : contents(response.content).map(([type, schema]) =>
        block(`${status} ${type}`, payloadOf(schema), document),
      ),
)}
<p class="statuses">${Object.keys(call.responses).map(status => html`<span>${status}</span> `)}</p>
</article>
`
}

const contents = (content: Record<string, { schema: JsonSchema }> = {}) =>
  Object.entries(content).map(([type, { schema }]) => [type, schema] as const)

const payloadOf = (schema: JsonSchema) => schema.properties?.payload ?? schema

function block(title: string, schema: JsonSchema, { components }: OpenApiDocument): Piece {
  if (Object.keys(schema).length === 0) return html`<p class="type">${title}</p>\n`
  const text = schemaText(resolveSchema(schema, components.schemas))
  return html`<details><summary>${title}</summary><pre tabindex="0">${linked(text, components.schemas)}</pre></details>\n`
}

/** Names of schemas become links to them. */
const linked = (text: string, named: NamedSchemas) =>
  text
    .split(/\b([A-Z]\w+)\b/)
    .map(part => (Object.hasOwn(named, part) ? html`<a href="#schema-${part}">${part}</a>` : html`${part}`))

function fieldTable(fields: readonly Parameter[]): Piece {
  return html`<table>
<thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Value</th></tr></thead>
<tbody>
${fields.map(
  ({
    name,
    in: place,
    description,
    required,
    schema,
  }) => html`<tr><th scope="row"><code>${name}</code></th><td>${place}${required ? ', required' : ''}</td>
<td>${description ?? shortened(schemaText(schema))}${schema.default === undefined ? '' : `, else ${schema.default}`}</td></tr>
`,
)}</tbody>
</table>`
}

const LONGEST = 240
const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text)

function resolved(one: Parameter, { components }: OpenApiDocument): Parameter {
  const name = one.$ref?.split('/').at(-1)
  return name ? (components.parameters?.[name] as Parameter) : one
}

/** Text between backticks becomes `<code>`. */
const describeAsText = (text: string) =>
  text.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))

export const DOCS_STYLE = `:root { color-scheme: light dark; font: 1rem/1.55 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem 6rem; }
h1 { font-size: 1.75rem; }
h2 { margin: 4rem 0 1rem; text-transform: capitalize; }
h3 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
article { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: 1.5rem 0; }
article:target { outline: 2px solid; outline-offset: .5rem; }
code, pre { font: .875rem/1.5 ui-monospace, monospace; }
pre { overflow-x: auto; padding: 1rem; background: color-mix(in srgb, currentColor 6%, transparent); }
table { width: 100%; border-collapse: collapse; font-size: .9375rem; }
th, td { padding: .375rem .75rem .375rem 0; text-align: start; vertical-align: top; }
td:last-child { overflow-wrap: anywhere; width: 100%; }
tbody th { font-weight: normal; }
@media (min-width: 40rem) { tbody th, td:nth-child(2) { white-space: nowrap; } }
summary { cursor: pointer; padding: .5rem 0; }
nav summary { text-transform: capitalize; }
nav ul { list-style: none; padding: 0; }
nav a { display: block; padding: .25rem 0; overflow-wrap: anywhere; }
.statuses, .type, small { font-size: .875rem; opacity: .8; }
`
