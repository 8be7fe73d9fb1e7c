import type { ProductForm, Section } from './product-form.ts'

/** The configuration as the query of the product's page, so that a shared or reloaded page shows it again. */
export function productFormQuery(
  { sections, hiddenFields }: Pick<ProductForm, 'sections' | 'hiddenFields'>,
  instead: Readonly<Record<string, string>> = {},
): URLSearchParams {
  const chosen = [...hiddenFields, ...sections.flatMap(selectedValue)].filter(([name]) => !(name in instead))
  return new URLSearchParams([...chosen, ...Object.entries(instead)].map(([name, value]) => [name, value]))
}

function selectedValue(section: Section): [name: string, value: string][] {
  const { name } = section
  switch (section.look) {
    case 'select':
      return section.options.filter(({ chosen }) => chosen).map(({ value }) => [name, value])
    case 'number':
    case 'quantity':
      return [[name, String(section.value)]]
    default:
      return section.choices.filter(({ chosen }) => chosen).map(({ value }) => [name, value])
  }
}

/** Fields for the designer beside the form's own: design, occasion, template, platform, locale. */
export function hiddenDesignerFields(
  { sections, hiddenFields }: Pick<ProductForm, 'sections' | 'hiddenFields'>,
  designerHref: string,
): [name: string, value: string][] {
  const own = new Set(
    [...hiddenFields, ...sections.map(({ name }) => [name])].map(([name]) => listName(name)),
  )
  const query = new URLSearchParams(designerHref.split('?')[1])
  return [...query].filter(([name]) => !own.has(listName(name)))
}

/** `optionTypes[rand]` is an entry of `optionTypes[]`. */
const listName = (name = ''): string => name.replace(/\[.*\]$/, '')
