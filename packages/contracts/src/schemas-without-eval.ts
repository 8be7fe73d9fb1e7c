interface Transform {
  name: string
  transform: (code: string, id: string) => string | null
}

const OBJECTS = /zod\/v4\/classic\/schemas\.js$/

/**
 * For builds of browser code: zod's objects check themselves as ever and are not also compiled into functions of text. The content
 * security policy forbids those, and each page that asks whether it does looks like an attack in what browsers report.
 *
 * @throws Error where zod is no longer written as this expects
 */
export const schemasWithoutEval = (): Transform => ({
  name: 'schemas-without-eval',
  transform(code, id) {
    if (!OBJECTS.test(id)) return null
    const plain = code.replace('core.$ZodObjectJIT.init(', 'core.$ZodObject.init(')
    if (plain === code || plain.includes('ZodObjectJIT'))
      throw new Error(`${id} compiles objects in another way`)
    return plain
  },
})
