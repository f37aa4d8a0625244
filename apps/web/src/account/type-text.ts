import type { JsonSchema } from '../api/programs-server.ts';

/** A schema as TypeScript would write it: shorter to read than the schema itself. */
export function typeText({ $ref, type, enum: values, items, properties, required = [] }: JsonSchema, indent = ''): string {
  if ($ref !== undefined) return $ref.replace(/.*\//, '');
  if (values) return values.map((value) => `'${value}'`).join(' | ');
  if (items) {
    const of = typeText(items, indent);
    return of.includes(' | ') && !of.startsWith('{') ? `(${of})[]` : `${of}[]`;
  }
  if (properties) {
    const inner = `${indent}  `;
    const lines = Object.entries(properties).map(
      ([name, field]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${typeText(field, inner)}`,
    );
    return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
  }
  return type === 'integer' ? 'number' : (type ?? 'unknown');
}
