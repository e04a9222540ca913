import { z } from 'astro/zod';
import type { FieldType, PictureFields } from '../../model/fields.ts';
import { withoutFileHint } from '../../model/problem.ts';
import { labelOf, singularOf } from './labels.ts';

/** A form's fields are generated from the site's schema, so that the two can't differ. */
export type Field = Leaf | Group | List;

interface Common {
  name: string;
  label: string;
  /** The schema's description. */
  help: string;
  optional: boolean;
  /** The default while the field is empty. */
  fallback: unknown;
  schema: z.ZodType;
}

export interface Leaf extends Common {
  type: 'text' | 'count' | 'choice' | 'yesOrNo' | FieldType;
  /** In characters. */
  maxLength: number | undefined;
  /** The options. A link may also be any web address. */
  choices: string[];
}

export interface Group extends Common {
  type: 'group';
  fields: Field[];
}

export interface List extends Common {
  type: 'list';
  entry: Field;
}

/** A picture's value in a form is its file's path. */
const pathField = () =>
  z
    .string({ error: 'is missing. Choose a picture.' })
    .min(1, 'is missing. Choose a picture.')
    .meta({ fieldType: 'picture' satisfies FieldType });
export const picturesInForms: PictureFields<string> = { picture: pathField, drawing: pathField };

export function fieldFor(schema: z.ZodType, name: string, help = '', label = labelOf(name)): Field {
  const common = {
    name,
    label: String(schema.meta()?.title ?? label),
    help: help || (schema.description ?? ''),
    optional: false,
    fallback: undefined,
    schema,
  };
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    const inner = fieldFor(schema.unwrap() as z.ZodType, name, common.help, label);
    const fallback = schema instanceof z.ZodDefault ? schema.def.defaultValue : inner.fallback;
    return { ...inner, optional: true, fallback };
  }
  if (schema instanceof z.ZodObject) {
    const shape = Object.entries(schema.shape) as [string, z.ZodType][];
    return { ...common, type: 'group', fields: shape.map(([key, field]) => fieldFor(field, key)) };
  }
  if (schema instanceof z.ZodArray) {
    const entry = fieldFor(schema.element as z.ZodType, name, '', singularOf(name));
    return { ...common, type: 'list', entry };
  }
  const leaf = { ...common, maxLength: undefined, choices: [] };
  const type = schema.meta()?.fieldType as FieldType | undefined;
  if (schema instanceof z.ZodNumber) return { ...leaf, type: type ?? 'count' };
  if (schema instanceof z.ZodBoolean) return { ...leaf, type: 'yesOrNo' };
  if (schema instanceof z.ZodEnum) {
    return { ...leaf, type: 'choice', choices: schema.options.map(String) };
  }
  if (schema instanceof z.ZodString) {
    const choices = (schema.meta()?.pages ?? []) as string[];
    return { ...leaf, type: type ?? 'text', maxLength: schema.maxLength ?? undefined, choices };
  }
  throw new Error(`The editor knows no form for ${name}.`);
}

/** The schema's message about a field's value; undefined when it is valid. */
export function validationError(field: Field, value: unknown): string | undefined {
  if ((value ?? undefined) === undefined && field.optional) return undefined;
  const issues = field.schema.safeParse(value).error?.issues;
  const issue = issues?.find(({ path }) => path.length === 0);
  return issue && `This ${withoutFileHint(issue.message)}`;
}

export const innerField = (field: Field, step: string | number): Field | undefined => {
  if (field.type === 'list') return field.entry;
  return field.type === 'group' ? field.fields.find(({ name }) => name === step) : undefined;
};

/** The field at a path. */
export const fieldAt = (field: Field | undefined, path: readonly (string | number)[]) =>
  path.reduce((inner, step) => inner && innerField(inner, step), field);
