/** Fills a template's `{parameters}`; the browser's half of the translator. */
export const fill = (template: string, parameters: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{([\w-]+)\}/g, (whole, name: string) => String(parameters[name] ?? whole))
