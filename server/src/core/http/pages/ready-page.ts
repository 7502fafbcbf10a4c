import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ReadyText, readyText, sendReadyText } from '../ready-text.ts';
import { completePage, type PageVisitor, type PrerenderedPage } from './complete-page.ts';

export interface ReadyPage extends ReadyText {
  status: number;
}

export function readyPage(
  template: string,
  page: PrerenderedPage,
  origin: string,
  visitor: PageVisitor,
): ReadyPage {
  const html = completePage(template, page, origin, undefined, visitor);
  return { status: page.path === '*' ? 404 : 200, ...readyText(html) };
}

export function sendReadyPage(request: FastifyRequest, reply: FastifyReply, page: ReadyPage): FastifyReply {
  reply.header('vary', 'cookie, accept-encoding').type('text/html; charset=utf-8');
  return sendReadyText(request, reply, page, page.status);
}
