import type { ComponentSchema } from '@keystatic/core';
import { createReader } from '@keystatic/core/reader';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { type ContentKind, contentFiles } from '../src/content/content-files.ts';
import config from './config.ts';
import { pictureInForms } from './fields.tsx';

const KINDS = Object.keys(contentFiles) as ContentKind[];

const schemaOf = (kind: ContentKind) => contentFiles[kind].schema(pictureInForms) as z.ZodObject;
const formOf = (kind: ContentKind) => ({ ...config.singletons, ...config.collections })[kind];

/** The names and shapes of fields, in one notation for both sides. */
type Outline =
  | 'text'
  | 'number'
  | 'yes or no'
  | 'choice'
  | 'picture'
  | 'day'
  | [Outline]
  | { [name: string]: Outline };

function outlineOfSchema(schema: z.ZodType): Outline {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return outlineOfSchema(schema.unwrap() as z.ZodType);
  }
  if (schema instanceof z.ZodObject) {
    const entries = Object.entries(schema.shape) as [string, z.ZodType][];
    return Object.fromEntries(entries.map(([name, field]) => [name, outlineOfSchema(field)]));
  }
  if (schema instanceof z.ZodArray) return [outlineOfSchema(schema.element as z.ZodType)];
  if (schema instanceof z.ZodNumber) return 'number';
  if (schema instanceof z.ZodBoolean) return 'yes or no';
  if (schema instanceof z.ZodEnum) return 'choice';
  const kind = schema.meta()?.kind;
  return kind === 'picture' || kind === 'day' ? kind : 'text';
}

function outlineOfForm(field: ComponentSchema): Outline {
  if (field.kind === 'object') {
    const entries = Object.entries(field.fields);
    return Object.fromEntries(entries.map(([name, inner]) => [name, outlineOfForm(inner)]));
  }
  if (field.kind === 'array') return [outlineOfForm(field.element)];
  if (field.kind !== 'form') throw new Error(`${field.kind} is no field of this editor`);
  if (field.formKind === 'slug') return 'text';
  if ('options' in field) return 'choice';
  const taken = (value: unknown) => {
    try {
      return (field as { parse(value: unknown): unknown }).parse(value);
    } catch {
      return undefined;
    }
  };
  if (taken(12) === 12) return 'number';
  if (taken(true) === true) return 'yes or no';
  return taken(new Date('2026-03-05')) === '2026-03-05' ? 'day' : 'picture';
}

test.each(KINDS)('the form for %s has the fields of the site’s schema, in its order', (kind) => {
  const form = formOf(kind);
  expect(form, `the editor has a form for ${kind}`).toBeDefined();
  const outline = outlineOfForm({ kind: 'object', fields: form?.schema ?? {} });
  expect(outline).toEqual(outlineOfSchema(schemaOf(kind)));
  expect(Object.keys(outline)).toEqual(Object.keys(schemaOf(kind).shape));
});

test('every form is in the editor’s menu', () => {
  expect(
    Object.values(config.ui?.navigation ?? {})
      .flat()
      .sort(),
  ).toEqual(KINDS.toSorted());
});

test('every field tells the owner what it is for', () => {
  const silent: string[] = [];
  const listen = (schema: z.ZodType, path: string, described = false) => {
    const says = described || schema.description !== undefined;
    if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
      return listen(schema.unwrap() as z.ZodType, path, says);
    }
    if (!says) silent.push(path);
    const inner = schema instanceof z.ZodArray ? schema.element : schema;
    if (!(inner instanceof z.ZodObject)) return;
    for (const [name, field] of Object.entries(inner.shape))
      listen(field as z.ZodType, `${path}.${name}`);
  };
  for (const kind of KINDS) listen(schemaOf(kind), kind, true);
  expect(silent).toEqual([]);
});

test('the editor reads every content file of the site', async () => {
  const reader = createReader('content', config);
  for (const kind of KINDS) {
    if (kind === 'sections' || kind === 'posts') {
      const entries = await reader.collections[kind]?.all();
      expect(entries?.length, kind).toBeGreaterThan(1);
    } else {
      expect(await reader.singletons[kind]?.read(), kind).not.toBeNull();
    }
  }
});
